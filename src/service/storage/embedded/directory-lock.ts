import { closeSync, openSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { createHash, randomUUID } from 'node:crypto';
import { StorageFailure } from '../storage-failure';
import { giveToOwnerOf } from '../../data-folder/keep-to-owner';

export const lockPrefix = 'in-use-';
/** What a socket's path may hold where there is no shorter way to it: 104 bytes on macOS, with the closing zero. */
const longestSocketPath = 103;

/**
 * Keeps every other process out of the directory: two engines on one directory destroy it. Each process listens on a
 * socket of its own there and then looks for others that answer; a socket that refuses was left behind by a process
 * that was killed. Of two that start at once, each sees the other or one sees both: never do both go on. Who connects may
 * also ask something: `onConnection` ends the connection.
 */
export async function lockDirectory(
  directory: string,
  onConnection: (socket: Socket) => void = endConnection,
): Promise<{ release(): Promise<void> }> {
  if (process.platform === 'win32') return lockByPipe(directory);
  const name = `${lockPrefix}${randomUUID().slice(0, 8)}`;
  const way = openWay(directory);
  const server = await listen(way.to(name), onConnection);
  // The service has to find out whether it was left behind.
  giveToOwnerOf(directory, way.to(name));
  async function release() {
    await new Promise((resolve) => server.close(resolve));
    way.close();
  }
  for (const other of readdirSync(directory).filter((file) => file.startsWith(lockPrefix) && file !== name)) {
    if (await answers(way.to(other))) {
      await release();
      throw inUse(directory);
    }
    rmSync(join(directory, other), { force: true });
  }
  return { release };
}

function endConnection(socket: Socket): void {
  socket.destroy();
}

function inUse(directory: string): StorageFailure {
  return new StorageFailure(
    `${directory} is in use by another running service. Stop that one, or set DATA_DIR to another directory; ` +
      'several instances together need DATABASE_URL.',
  );
}

/** A socket's path must be short, and a directory's may be long: Linux has a short name for an open one. */
function openWay(directory: string): { to(name: string): string; close(): void } {
  if (process.platform === 'linux') {
    const descriptor = openSync(directory, 'r');
    return { to: (name) => `/proc/self/fd/${descriptor}/${name}`, close: () => closeSync(descriptor) };
  }
  if (Buffer.byteLength(join(directory, `${lockPrefix}12345678`)) > longestSocketPath) {
    throw new StorageFailure(`The path ${directory} is too long. Set DATA_DIR to a shorter one.`);
  }
  return { to: (name) => join(directory, name), close: () => {} };
}

/** Connects to the process that uses the directory; `undefined` when there is none. */
export async function connectToOwner(directory: string): Promise<Socket | undefined> {
  if (process.platform === 'win32') return undefined;
  const way = openWay(directory);
  try {
    for (const name of readdirSync(directory).filter((file) => file.startsWith(lockPrefix))) {
      const socket = connect(way.to(name));
      const isConnected = await new Promise<boolean>((resolve) => {
        socket.once('connect', () => resolve(true));
        socket.once('error', () => resolve(false));
      });
      if (isConnected) return socket;
    }
    return undefined;
  } finally {
    way.close();
  }
}

function listen(path: string, onConnection: (socket: Socket) => void): Promise<Server> {
  const server = createServer(onConnection).unref();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve(server));
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      if (code === 'ECONNREFUSED' || code === 'ENOENT') resolve(false);
      else if (code === 'ECONNRESET' || code === 'EPIPE' || code === 'EAGAIN') resolve(true);
      else reject(new StorageFailure(`${path} can't be asked whether it is in use: ${message}`));
    });
  });
}

/** A pipe's name belongs to one process and goes with it. */
async function lockByPipe(directory: string): Promise<{ release(): Promise<void> }> {
  const name = createHash('sha256').update(directory.toLowerCase()).digest('hex').slice(0, 32);
  const server = await listen(`\\\\.\\pipe\\chat-widget-${name}`, endConnection).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'EADDRINUSE' ? inUse(directory) : error;
    },
  );
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}
