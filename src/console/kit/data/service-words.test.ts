import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { errorTable } from '../../../contract/errors';
import { knownFaults, knownRefusals } from './service-words';
import { dataTexts as german } from './texts.de';

test('a refusal is said in the console’s language, and one that nobody translated as it came', () => {
  expect(german.refusal(errorTable.wrongCredentials.message)).toBe(
    'E-Mail-Adresse oder Passwort ist falsch.',
  );
  expect(german.refusal('Files can be up to 5 MB.')).toBe('Dateien dürfen höchstens 5 MB groß sein.');
  expect(german.refusal('Jonas is handling this chat.')).toBe('Jonas bearbeitet diesen Chat.');
  expect(german.refusal('There is a new rule.')).toBe('There is a new rule.');
});

test.each([
  ['must have at least 12 characters', 'Mindestens 12 Zeichen.'],
  ['must be a number from 0 to 60', 'Eine Zahl von 0 bis 60.'],
  ['must be a whole number from 1 to 60', 'Eine ganze Zahl von 1 bis 60.'],
  ['must be one of a, $&', 'Nur möglich: a, $&.'],
  ['must be at most 99 characters', 'Höchstens 99 Zeichen.'],
  ['must be at most 99', 'Höchstens 99.'],
  ['The connection was refused. (ECONNREFUSED)', 'Die Verbindung wurde abgelehnt. (ECONNREFUSED)'],
  [
    'there is no {{nam}} in this mail; there is {{name}}',
    '{{nam}} gibt es in dieser E-Mail nicht. Verwenden Sie {{name}}.',
  ],
  ['"eve" is not a mail address.', '„eve“ ist keine E-Mail-Adresse.'],
  ['is something new', 'is something new'],
])('the fault “%s” is said as “%s”', (message, said) => {
  expect(german.fault(message)).toBe(said);
});

test('each fault and refusal with words in other languages is one that the service says', () => {
  const source = fileURLToPath(new URL('../../..', import.meta.url));
  const texts = ['contract', 'service'].flatMap((folder) =>
    readdirSync(`${source}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .map((path) => readFileSync(`${source}/${folder}/${path}`, 'utf8')),
  );
  const said = texts.join('\n').replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '{}');
  expect([...knownFaults, ...knownRefusals].filter((message) => !said.includes(message))).toEqual([]);
});
