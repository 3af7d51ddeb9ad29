import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';

/** What a name has: addresses, or another name that it is an alias of. One list per query. */
export type Zone = Record<string, string[][]>;

export const kinds = { a: 1, cname: 5, aaaa: 28 };

export interface FakeNameServer {
  /** As the resolver takes it. */
  server: string;
  asked: string[];
  close(): void;
}

/** A real name server on a port of its own. The last list of a name is answered again and again; `deafTo` those kinds it never answers. */
export async function createFakeNameServer(zone: Zone, deafTo: number[] = []): Promise<FakeNameServer> {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  const times = new Map<string, number>();

  function recordsOf(name: string, kind: number): Buffer[] {
    const question = `${name} ${kind}`;
    const lists = zone[name] ?? [];
    const time = times.get(question) ?? 0;
    times.set(question, time + 1);
    return chainOf(name, lists[Math.min(time, lists.length - 1)] ?? [], kind);
  }

  function chainOf(name: string, found: string[], kind: number): Buffer[] {
    return found.flatMap((value) => {
      if (/^[\d.]+$/.test(value)) return kind === kinds.a ? [record(name, kinds.a, v4Bytes(value))] : [];
      if (value.includes(':')) return kind === kinds.aaaa ? [record(name, kinds.aaaa, v6Bytes(value))] : [];
      return [record(name, kinds.cname, nameBytes(value)), ...recordsOf(value, kind)];
    });
  }

  socket.on('message', (query, { port }) => {
    const end = query.indexOf(0, 12) + 5;
    const name = readName(query);
    asked.push(name);
    const kind = query.readUInt16BE(end - 4);
    if (deafTo.includes(kind)) return;
    const records = recordsOf(name.toLowerCase(), kind);
    const header = Buffer.from([0, 0, 0x81, 0x80, 0, 1, 0, records.length, 0, 0, 0, 0]);
    query.copy(header, 0, 0, 2);
    socket.send(Buffer.concat([header, query.subarray(12, end), ...records]), port);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const { port } = socket.address() as AddressInfo;
  return { server: `127.0.0.1:${port}`, asked, close: () => void socket.close() };
}

function readName(query: Buffer): string {
  const labels: string[] = [];
  for (let at = 12; query[at]; at += (query[at] ?? 0) + 1)
    labels.push(query.toString('latin1', at + 1, at + 1 + (query[at] ?? 0)));
  return labels.join('.');
}

function nameBytes(name: string): Buffer {
  const labels = name
    .split('.')
    .map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]));
  return Buffer.concat([...labels, Buffer.from([0])]);
}

function record(name: string, kind: number, data: Buffer): Buffer {
  const head = Buffer.from([0, kind, 0, 1, 0, 0, 0, 0, 0, data.length]);
  return Buffer.concat([nameBytes(name), head, data]);
}

function v4Bytes(address: string): Buffer {
  return Buffer.from(address.split('.').map(Number));
}

function v6Bytes(address: string): Buffer {
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail?.split(':').filter(Boolean) ?? [];
  const all = [...groups, ...Array.from({ length: 8 - groups.length - rest.length }, () => '0'), ...rest];
  return Buffer.from(all.map((group) => group.padStart(4, '0')).join(''), 'hex');
}
