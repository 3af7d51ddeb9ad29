import type { Clock, Secrets } from '../ports';
import type { Sessions } from './sessions';

export interface SessionWatchPorts {
  sessions: Pick<Sessions, 'present'>;
  clock: Clock;
  secrets: Pick<Secrets, 'digest'>;
}

export type SessionWatch = ReturnType<typeof createSessionWatch>;

/** Milliseconds. What a session opened ends within a second of its end, here, on another instance or by the command line. */
export const sessionsCheckedEvery = 500;

/** Ends what a session opened, such as a console's stream, with the session. Asks the store: a message about it may be lost. */
export function createSessionWatch({ sessions, clock, secrets }: SessionWatchPorts) {
  const watched = new Map<string, Set<() => void>>();

  return {
    /** `onEnd` is called once the session of that token is over; answers the undo. */
    watch(token: string, onEnd: () => void): () => void {
      const id = secrets.digest(token);
      const own = watched.get(id) ?? new Set();
      watched.set(id, own.add(onEnd));
      return () => {
        own.delete(onEnd);
        if (own.size === 0) watched.delete(id);
      };
    },

    async check(): Promise<void> {
      if (watched.size === 0) return;
      const asked = [...watched.keys()];
      const present = new Set(await sessions.present(asked, clock.now()));
      for (const id of asked) if (!present.has(id)) watched.get(id)?.forEach((onEnd) => onEnd());
    },
  };
}
