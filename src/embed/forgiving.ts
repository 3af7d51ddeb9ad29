import type { Report } from './report';

/** What `typeof` must say of an argument; with a question mark it may be left out. */
export type Wanted = Type | `${Type}?`;
type Type = 'string' | 'boolean' | 'function' | 'object';

/**
 * Makes a method that pages can call with whatever they like: a wrong argument is warned about, a fault of ours
 * reported, and the documented empty value answered.
 */
export function forgiving<Parameters extends unknown[], Result>(
  report: Report,
  name: string,
  wanted: Wanted[],
  run: (...parameters: Parameters) => Result,
  otherwise: Result,
): (...parameters: Parameters) => Result {
  return (...given) => {
    const wrong = wanted.find((type, at) => !isOf(type, given[at]));
    if (wrong) {
      report.warn(`${name}() is ignored: it takes (${wanted.join(', ')}).`);
      return otherwise;
    }
    try {
      return run(...given);
    } catch (error) {
      report.error(`${name}() failed.`, error);
      return otherwise;
    }
  };
}

function isOf(wanted: Wanted, value: unknown): boolean {
  return value === undefined ? wanted.endsWith('?') : value !== null && wanted.startsWith(typeof value);
}
