import { errorTable, type ErrorName } from '../../../contract/errors';

/** Errors that no person at the console meets: they say something to the programs of other interfaces. */
type ForPrograms =
  | 'missingKey'
  | 'missingProvisioningKey'
  | 'missingToken'
  | 'originNotAllowed'
  | 'banned'
  | 'methodNotAllowed'
  | 'malformedRequest'
  | 'keyReused'
  | 'wrongOffset'
  | 'noSuchRange';

export type RefusalWords = Record<Exclude<ErrorName, ForPrograms>, string>;

/** Returns a function that says the service's refusals in the words of another language; those that it doesn't know stay English. */
export function translateRefusals(words: RefusalWords): (message: string) => string {
  const names = Object.keys(words) as (keyof RefusalWords)[];
  const byMessage = new Map(names.map((name) => [errorTable[name].message as string, words[name]]));
  return (message) => byMessage.get(message) ?? message;
}

/** What the service finds wrong with fields, `{}` for each value. `service-words.test.ts` finds them in its source. */
export const knownFaults = [
  'is not valid',
  'must have at least {} characters',
  'must have at most {} characters',
  'must be 1 to {} characters',
  'must be fewer than {} characters',
  'must be text of at most {} characters',
  'must have at least {} entries',
  'must have at most {} entries',
  'must be at least {}',
  'must be at most {}',
  'must be a whole number',
  'must be a whole number from 1 to {}',
  'must be a number from {} to {}',
  'must be a list of at most {}',
  'must be one of {}',
  'must not be empty',
  'must be unique',
  'must be an e-mail address',
  'must be a zone like Europe/Berlin',
  'must be a link to an image',
  'must be in the next {} days',
  'must be one of your widgets',
  'must differ from the current one',
  'is not right',
  'is wrong. Check the clock of your device.',
  'is too easy to guess. Choose another password.',
  'already has an account here',
  'is not one of your agents',
  'is not one of your teams',
  'is already the word of another reply',
  'appears twice',
] as const;

export type FaultWords = Record<(typeof knownFaults)[number], string>;

/** Returns a function that says faults in the words of another language, with their values in its `{}`, in their order. */
export function translateFaults(words: FaultWords): (message: string) => string {
  const patterns = Object.entries(words).map(([known, said]) => ({ pattern: patternOf(known), said }));
  return (message) => {
    for (const { pattern, said } of patterns) {
      const values = pattern.exec(message)?.slice(1);
      if (values) return said.replaceAll('{}', () => values.shift() ?? '');
    }
    return message;
  };
}

function patternOf(known: string): RegExp {
  const fixed = known.split('{}').map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${fixed.join('(.+)')}$`);
}
