import { writeFile } from 'node:fs/promises';

type Value = string | number | Value[] | { [name: string]: Value };

const recordBits = 24;

/** Writes a database in MaxMind's format that knows one network of 24 bits, like `81.2.69`. */
export async function writeGeoFile(path: string, network: string, place: Value): Promise<void> {
  const bits = network
    .split('.')
    .flatMap((part) => [...Number(part).toString(2).padStart(8, '0')].map(Number));
  const nodes = bits.map((bit, at) => {
    const further = at + 1 < bits.length ? at + 1 : bits.length + 16;
    return Buffer.concat((bit === 0 ? [further, bits.length] : [bits.length, further]).map(uint24));
  });
  const metadata = {
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1,
    database_type: 'Test-City',
    description: {},
    ip_version: 4,
    languages: ['en'],
    node_count: bits.length,
    record_size: recordBits,
  };
  const marker = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')]);
  await writeFile(path, Buffer.concat([...nodes, Buffer.alloc(16), encode(place), marker, encode(metadata)]));
}

function encode(value: Value): Buffer {
  if (typeof value === 'string')
    return Buffer.concat([head(2, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Array.isArray(value)) return Buffer.concat([Buffer.from([value.length, 4]), ...value.map(encode)]);
  if (typeof value === 'object') {
    const members = Object.entries(value).flatMap(([name, member]) => [encode(name), encode(member)]);
    return Buffer.concat([head(7, members.length / 2), ...members]);
  }
  const bytes = Buffer.alloc(Number.isInteger(value) ? 4 : 8);
  if (Number.isInteger(value)) bytes.writeUInt32BE(value);
  else bytes.writeDoubleBE(value);
  return Buffer.concat([head(Number.isInteger(value) ? 6 : 3, bytes.length), bytes]);
}

/** Sizes below 29 alone. */
function head(type: number, size: number): Buffer {
  return Buffer.from([(type << 5) | size]);
}

function uint24(value: number): Buffer {
  return Buffer.from([value >> 16, (value >> 8) & 255, value & 255]);
}
