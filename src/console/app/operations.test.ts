import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { consoleOperations } from '../../operations/console/console-operations';

const source = fileURLToPath(new URL('../..', import.meta.url));

/** Asked for without a screen's call: a stream, pictures that stand in the transcript by their address, and the way back from the OpenID provider. */
const askedOtherwise = new Set(['GET /events', 'GET /screenshots/{id}', 'GET /session/open-id/callback']);

function askedByScreens(): Set<string> {
  const files = readdirSync(join(source, 'console'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.ts$|fake-/.test(path))
    .map((path) => join(source, 'console', path));
  const texts = [...files, join(source, 'client/console-client.ts')].map((path) =>
    readFileSync(path, 'utf8'),
  );
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/(?:call|fileUrl)\(\s*'((?:GET|POST|PUT|DELETE) \/[^']+)'/g)].map(
        ([, name = '']) => name,
      ),
    ),
  );
}

test('every operation of the console’s API is asked for by a screen', () => {
  const offered = Object.values(consoleOperations).map(({ route }) => route);
  const asked = askedByScreens();
  expect(offered.filter((one) => !asked.has(one) && !askedOtherwise.has(one))).toEqual([]);
  expect([...asked].filter((one) => !offered.some((route) => route === one))).toEqual([]);
});
