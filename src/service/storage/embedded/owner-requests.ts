import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { StorageFailure } from '../storage-failure';
import { connectToOwner } from './directory-lock';

/** What another process of the same user may ask of the one that uses the folder. */
interface OwnerRequest {
  backUpTo: string;
}

/** Milliseconds in which who connects has to ask. */
const longestSilence = 5_000;

type OwnerAnswer = { isDone: true } | { fault: string };

/** Answers who connects to the lock of the folder; who only looks whether somebody is there asks nothing. */
export function answerOwnerRequests(backUpTo: (target: string) => Promise<void>): (socket: Socket) => void {
  return (socket) => {
    socket.on('error', () => socket.destroy());
    socket.unref();
    socket.setTimeout(longestSilence, () => socket.destroy());
    const lines = createInterface({ input: socket });
    lines.once('line', (line) => {
      socket.setTimeout(0);
      void answer(line).then((answered) => socket.end(`${JSON.stringify(answered)}\n`));
    });
  };

  async function answer(line: string): Promise<OwnerAnswer> {
    try {
      const request = JSON.parse(line) as OwnerRequest;
      await backUpTo(request.backUpTo);
      return { isDone: true };
    } catch (error) {
      return { fault: (error as Error).message };
    }
  }
}

/** Asks the running service for a backup; false when none runs. */
export async function askOwnerToBackUp(dataDir: string, target: string): Promise<boolean> {
  const socket = await connectToOwner(dataDir);
  if (!socket) return false;
  const lines = createInterface({ input: socket });
  const answered = new Promise<OwnerAnswer>((resolve, reject) => {
    lines.once('line', (line) => resolve(JSON.parse(line) as OwnerAnswer));
    lines.once('close', () =>
      reject(new StorageFailure('The service ended before the backup was complete.')),
    );
  });
  socket.write(`${JSON.stringify({ backUpTo: target } satisfies OwnerRequest)}\n`);
  const answer = await answered;
  socket.destroy();
  if ('fault' in answer) throw new StorageFailure(answer.fault);
  return true;
}
