import { longestText } from './limits';

/** What is wrong in an object from outside. */
export interface SettingsFault {
  /** For example `look.accent` or `proactive.rules[2].when.all[0].is`. */
  path: string;
  message: string;
}

/** Reads one value at a path: names what is wrong in `faults` and returns a value that works. */
export interface Reader<T> {
  (value: unknown, path: string, faults: SettingsFault[]): T;
  /** What it takes, where that can be said as JSON Schema. */
  schema?: ValueSchema;
}

/** The part of JSON Schema that readers speak. */
export interface ValueSchema {
  type: 'string' | 'number' | 'boolean' | 'array' | 'object';
  maxLength?: number;
  enum?: readonly string[];
  minimum?: number;
  maximum?: number;
  items?: ValueSchema;
  maxItems?: number;
  properties?: Readonly<Record<string, ValueSchema>>;
}

/** Reads a scalar; the fallback takes the place of one that is missing or wrong. */
export function scalar<T extends string | number | boolean>(
  fallback: T,
  isRight: (value: T) => boolean,
  message: string,
  limits?: Omit<ValueSchema, 'type'>,
): Reader<T> {
  const type = typeof fallback as 'string' | 'number' | 'boolean';
  return withSchema({ type, ...limits }, (value, path, faults) => {
    if (value === undefined) return fallback;
    if (typeof value === type && isRight(value as T)) return value as T;
    faults.push({ path, message });
    return fallback;
  });
}

export function withSchema<T>(schema: ValueSchema | undefined, reader: Reader<T>): Reader<T> {
  return schema ? Object.assign(reader, { schema }) : reader;
}

export function text(fallback = '', longest = longestText): Reader<string> {
  return scalar(
    fallback,
    (value) => value.length <= longest,
    `must be text of at most ${longest} characters`,
    { maxLength: longest },
  );
}

export function flag(fallback = false): Reader<boolean> {
  return scalar(fallback as boolean, () => true, 'must be true or false');
}

export function number(fallback: number, least: number, most: number): Reader<number> {
  return scalar(
    fallback,
    (value) => value >= least && value <= most,
    `must be a number from ${least} to ${most}`,
    { minimum: least, maximum: most },
  );
}

export function oneOf<const T extends string>(first: T, ...others: T[]): Reader<T> {
  const values = [first, ...others];
  return scalar<T>(first, (value) => values.includes(value), `must be one of ${values.join(', ')}`, {
    enum: values,
  });
}

export function object<T extends object>(members: { [Key in keyof T]: Reader<T[Key]> }): Reader<T> {
  const readers = Object.entries<Reader<unknown>>(members);
  const properties = Object.fromEntries(
    readers.flatMap(([key, { schema }]) => (schema ? [[key, schema] as const] : [])),
  );
  return withSchema({ type: 'object', properties }, (value, path, faults) => {
    const input = isRecord(value) ? value : {};
    if (value !== undefined && !isRecord(value))
      faults.push({ path: path || '(settings)', message: 'must be an object' });
    for (const key of Object.keys(input)) {
      if (!Object.hasOwn(members, key))
        faults.push({ path: join(path, key), message: 'is not a known setting' });
    }
    const read = readers.map(([key, reader]) => [
      key,
      reader(Object.hasOwn(input, key) ? input[key] : undefined, join(path, key), faults),
    ]);
    return Object.fromEntries(read.filter(([, member]) => member !== undefined)) as T;
  });
}

export function list<T>(item: Reader<T>, fallback: T[] = [], most = 100): Reader<T[]> {
  const schema: ValueSchema = { type: 'array', maxItems: most, ...(item.schema && { items: item.schema }) };
  return withSchema(schema, (value, path, faults) => {
    if (value === undefined) return fallback;
    if (!Array.isArray(value) || value.length > most) {
      faults.push({ path, message: `must be a list of at most ${most}` });
      return fallback;
    }
    return value.map((member, at) => item(member, `${path}[${at}]`, faults));
  });
}

export function optional<T>(reader: Reader<T>): Reader<T | undefined> {
  return (value, path, faults) => (value === undefined ? undefined : reader(value, path, faults));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function join(path: string, key: string): string {
  return path ? `${path}.${key}` : key;
}
