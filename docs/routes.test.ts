import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addressOf, methodOf } from '../src/operations/operation';
import { operations } from '../src/operations/operations';
import { readPage } from './read-page';

const known = Object.values(operations).map((one) => `${methodOf(one)} ${pattern(addressOf(one))}`);

test('every operation that a page names is there', () => {
  const pages = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.md'));
  const named = pages.flatMap((page) => operationsIn(readPage(page)));
  expect(named.length).toBeGreaterThan(90);
  expect(named.filter((one) => !isKnown(one))).toEqual([]);
});

test.each(['GET /api/v1/chat/{id}/no-such', 'PUT /api/console/bans', 'GET /api/v3/chat'])(
  '%s, which there is not, would be found',
  (one) => expect(operationsIn(`Call \`${one}\`.`).filter(isKnown)).toEqual([]),
);

/** Also of what is written together, such as “`GET`, `PUT /api/console/privacy`”. */
function operationsIn(page: string): string[] {
  const written = /((?:(?:GET|POST|PUT|DELETE)(?:`?(?:, | and )`?| ))+)(\/[^`\s?\\]*)/g;
  return [...page.matchAll(written)].flatMap(([, methods = '', path = '']) =>
    (methods.match(/[A-Z]+/g) ?? []).map((method) => `${method} ${pattern(path)}`),
  );
}

/** Of a list, `DELETE /api/console/keys` means one of it. */
function isKnown(one: string): boolean {
  return known.includes(one) || (one.startsWith('DELETE') && known.includes(`${one}/{}`));
}

function pattern(path: string): string {
  return path.replace(/\{\w+\}/g, '{}').replace(/[.,:)]+$/, '');
}
