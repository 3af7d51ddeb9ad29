import { readFileSync } from 'node:fs';
import type { Server } from 'node:net';
import { addressBlock } from '../../domain/access/address-block';
import type { Slots } from '../limits/slots';

/** Files that the service may have open besides its connections: most of them are the embedded database's. */
const forFiles = 1_000;

/** Lets one address have its share of the connections. Not for a service behind a proxy, whose address is everybody's. */
export function limitConnectionsOfAddress(server: Server, slots: Slots): void {
  server.on('connection', (socket) => {
    const leave = slots.enter(addressBlock(socket.remoteAddress ?? ''));
    if (leave) socket.once('close', leave);
    else socket.destroy();
  });
}

/** Leaves room for files where the system lets a process have only so many open: `EMFILE` would stop the embedded database. */
export function leaveRoomForFiles(server: Server, mostOpen = mostOpenFiles()): void {
  if (mostOpen !== undefined) server.maxConnections = mostOpen - Math.min(forFiles, Math.ceil(mostOpen / 2));
}

/** As Linux tells; elsewhere unknown. Node has raised it as far as it may by now. */
function mostOpenFiles(): number | undefined {
  try {
    const [, most] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return most === undefined ? undefined : Number(most);
  } catch {
    return undefined;
  }
}
