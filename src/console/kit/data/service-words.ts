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

/** Refusals with words of their own, `{}` for each value. `service-words.test.ts` finds them in the service's source. */
export const knownRefusals = [
  'Files can be up to {} MB.',
  'This chat has no room for more notes.',
  'Your organisation has no room for more canned replies. Delete some first.',
  '{} is handling this chat.',
  '{} is not available now. Choose someone else.',
  'Only offline messages can be marked as done.',
  'The visitor has just written. Read that first.',
  'Someone else has just transferred this chat.',
  'You have answered this chat. Transfer it instead.',
  'No mail server is configured. Ask your administrator for a new password.',
  'Two-factor sign-in is already on.',
  'Two-factor sign-in is already on. To get recovery codes, turn it off and on again.',
  'Two-factor sign-in is already set up. Sign in. To get recovery codes, turn it off and on again under Account.',
  'Two-factor sign-in is no longer required. Sign in.',
  'First turn on two-factor sign-in for yourself under Account.',
  'Your organisation requires two-factor sign-in. Sign in again to set it up.',
  'This link was already used or has expired. Restart the service to print a new one.',
  'There are already {} keys. Revoke the ones you don’t use.',
  'There are {} webhooks and bots. Remove some first.',
  'A widget is answered by at most {} agents.',
  'All widgets together are answered by at most {} agents, each counted once for each widget.',
  'There is no agent with this address.',
  'The service doesn’t know the address of this page. Set PUBLIC_URL to it, or have the proxy pass on the Host header.',
  'You can’t do this to your own account. Another administrator can.',
] as const;

type OwnRefusalWords = Record<(typeof knownRefusals)[number], string>;

/** Returns a function that says the service's refusals in the words of another language; those that it doesn't know stay English. */
export function translateRefusals(words: RefusalWords, own: OwnRefusalWords): (message: string) => string {
  const names = Object.keys(words) as (keyof RefusalWords)[];
  const byMessage = new Map(names.map((name) => [errorTable[name].message as string, words[name]]));
  const translateOwn = translatePatterns(own);
  return (message) => byMessage.get(message) ?? translateOwn(message);
}

/** What the service finds wrong with fields, `{}` for each value. `service-words.test.ts` finds them in its source. */
export const knownFaults = [
  'must be at most {} characters',
  'must be {} characters at most',
  'must be at most {} widgets',
  'must be at most 999 printable ASCII characters',
  'must contain a message',
  'must be a condition, nested at most {} deep',
  'is not a regular expression: {}',
  'can keep a page waiting without end: {} repeats a repeat. Simplify it',
  'must be a day like 2026-12-25',
  'must be like https://shop.example, or https://*.shop.example for all of its subdomains',
  'must be an address',
  'must be a phone number',
  'must have at least one agent',
  'must not be before start',
  'is already the name of another team',
  'is a bot of this widget',
  'appears twice. Change or remove one of them',
  'overlaps with other hours of the day',
  'a visitor key is public and can’t expire; revoke it instead',
  'there are {} already: delete one first',
  'has braces that are not a placeholder: write {{name}}',
  'there is no {{{}}} in this mail; there is {}',
  '{{{}}} belongs in the text',
  'must contain {{{}}}',
  'must begin with your own words: put {{{}}} further down',
  '{{{}}} needs a paragraph of its own, with empty lines around it',
  'must be one line',
  'The address is longer than {} characters.',
  'This is not an address. Enter one like https://shop.example/page.',
  'Only http and https addresses work.',
  'Remove the user name or password from the address.',
  'Port {} can’t be used. Use 80, 443 or one above 1023.',
  'The address is not a public one. {}',
  '{} has no public address. {}',
  'The host name does not exist.',
  'The host name has no address.',
  'The host name could not be resolved.',
  'The host name could not be resolved in time.',
  'The connection was refused.',
  'The connection was closed before an answer came.',
  'The connection could not be made in time.',
  'The host can’t be reached.',
  'The token contains characters that a header can’t carry.',
  'The certificate has expired.',
  'The certificate is self-signed.',
  'The certificate is not signed by a trusted authority.',
  'The certificate chain is incomplete.',
  'The certificate is for another host name.',
  'The request failed.',
  'No answer within {} s.',
  'Too many mails were sent to this address within an hour.',
  'The mail server did not answer in time.',
  '"{}" is not a mail address.',
  'The push service answered {}.',
  'it redirects more than {} times',
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
  'wrong password',
  'is wrong. Check the clock of your device.',
  'is too easy to guess. Choose another password.',
  'already has an account here',
  'is not one of your agents',
  'is not one of your teams',
  'is already used by another reply',
  'appears twice',
] as const;

export type FaultWords = Record<(typeof knownFaults)[number], string>;

/** Returns a function that says faults in the words of another language. A code behind a sentence stays. */
export function translateFaults(words: FaultWords): (message: string) => string {
  const translate = translatePatterns(words);
  return (message) => {
    const [, sentence = message, code = ''] = /^(.*\.)( \([A-Z][A-Z_]+\))$/s.exec(message) ?? [];
    return translate(sentence) + code;
  };
}

/** The first pattern that fits says it, with its values in the `{}` of its words, in their order. */
function translatePatterns(words: Readonly<Record<string, string>>): (message: string) => string {
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
  return new RegExp(`^${fixed.join('(.+)')}$`, 's');
}
