import type { SettingsFault } from './settings/settings';

/** Reads one value at a path; names what is wrong in `faults` and answers something that works. */
export type Reader<T> = (value: unknown, path: string, faults: SettingsFault[]) => T;

/** A scalar: left out or wrong, the fallback stands. */
export function scalar<T extends string | number | boolean>(
  fallback: T,
  isRight: (value: T) => boolean,
  message: string,
): Reader<T> {
  return (value, path, faults) => {
    if (value === undefined) return fallback;
    if (typeof value === typeof fallback && isRight(value as T)) return value as T;
    faults.push({ path, message });
    return fallback;
  };
}

export function text(fallback = '', longest = 500): Reader<string> {
  return scalar(
    fallback,
    (value) => value.length <= longest,
    `must be a text of at most ${longest} characters`,
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
  );
}

export function oneOf<const T extends string>(first: T, ...others: T[]): Reader<T> {
  const values = [first, ...others];
  return scalar<T>(first, (value) => values.includes(value), `must be one of ${values.join(', ')}`);
}

export function object<T extends object>(members: { [Key in keyof T]: Reader<T[Key]> }): Reader<T> {
  return (value, path, faults) => {
    const input = value === undefined || isRecord(value) ? (value ?? {}) : {};
    if (value !== undefined && !isRecord(value))
      faults.push({ path: path || '(settings)', message: 'must be an object' });
    for (const key of Object.keys(input)) {
      if (!Object.hasOwn(members, key))
        faults.push({ path: join(path, key), message: 'is not a known setting' });
    }
    const read = Object.entries<Reader<unknown>>(members).map(([key, reader]) => [
      key,
      reader(
        Object.hasOwn(input, key) ? (input as Record<string, unknown>)[key] : undefined,
        join(path, key),
        faults,
      ),
    ]);
    return Object.fromEntries(read.filter(([, member]) => member !== undefined)) as T;
  };
}

export function list<T>(item: Reader<T>, fallback: T[] = [], most = 100): Reader<T[]> {
  return (value, path, faults) => {
    if (value === undefined) return fallback;
    if (!Array.isArray(value) || value.length > most) {
      faults.push({ path, message: `must be a list of at most ${most}` });
      return fallback;
    }
    return value.map((member, at) => item(member, `${path}[${at}]`, faults));
  };
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
