import { expect, test } from 'vitest';
import { caseTexts } from '../../../service/domain/cases/case-texts';
import { conversationTexts as german } from './texts.de';
import { conversationTexts as spanish } from './texts.es';
import { conversationTexts as french } from './texts.fr';

const lines = Object.entries(caseTexts).map(([name, text]): [string, string] => {
  if (typeof text === 'string') return [name, text];
  return [name, (text as (...parts: (string | number)[]) => string)('7', 'Jonas')];
});

test.each(lines)(
  'each language says what the service writes as “%s”, with all that differs in it',
  (_, line) => {
    const differs = [...line.matchAll(/7|Jonas/g)].map(String);
    for (const { serviceLine } of [german, spanish, french]) {
      const said = serviceLine(line);
      // A screenshot is called the same in German.
      if (!line.startsWith('Screenshot')) expect(said).not.toBe(line);
      for (const part of differs) expect(said).toContain(part);
    }
  },
);

test('what an organisation has written itself stays as it is', () => {
  expect(german.serviceLine('Wir sind gleich da.')).toBe('Wir sind gleich da.');
});
