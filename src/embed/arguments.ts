import type { Report } from './report';

/** Whether a method can use an argument, and what it wants in words. */
export interface Wanted {
  accepts(value: unknown): boolean;
  words: string;
}

const ofType = (type: 'string' | 'boolean' | 'function'): Wanted => ({
  accepts: (value) => typeof value === type,
  words: `a ${type}`,
});

export const text = ofType('string');
export const flag = ofType('boolean');
export const action = ofType('function');
export const anything: Wanted = { accepts: () => true, words: 'anything' };
export const object: Wanted = {
  accepts: (value) => typeof value === 'object' && value !== null,
  words: 'an object',
};

export function optional({ accepts, words }: Wanted): Wanted {
  return { accepts: (value) => value === undefined || accepts(value), words: `${words} or left out` };
}

export function oneOf(...values: string[]): Wanted {
  return {
    accepts: (value) => values.includes(value as string),
    words: values.map((one) => `"${one}"`).join(' or '),
  };
}

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
    const wrong = wanted.findIndex(({ accepts }, at) => !accepts(given[at]));
    if (wrong >= 0) {
      report.warn(`${name}() is ignored: argument ${wrong + 1} must be ${wanted[wrong]?.words}.`);
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
