import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { durationOf, failedBelow, failure, slowest } from './test-run.mjs';

test('the ten slowest files are named, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ file: `${at}.test.ts`, milliseconds: at * 1_000 }));
  const lines = slowest(files).trim().split('\n');
  expect(lines).toHaveLength(11);
  expect([lines[1]?.trim(), lines[10]?.trim()]).toEqual(['11.0 s  11.test.ts', '2.0 s  2.test.ts']);
  expect(slowest([])).toBe('');
});

test('a file takes as long as all its tests, those of describes among them', () => {
  const specs = [{ tests: [{ results: [{ duration: 5 }, { duration: 7 }] }] }];
  expect(durationOf({ specs, suites: [{ specs }, {}] })).toBe(24);
});

test('the end of a run names each failed test and the first line of why', () => {
  const error = { message: '\u001B[31mError: no such row\u001B[39m\n  at there' };
  const specs = [
    { ok: true, file: 'a.test.ts', title: 'holds', tests: [] },
    { ok: false, file: 'a.test.ts', title: 'breaks', tests: [{ results: [{ error }] }] },
  ];
  expect(failedBelow({ suites: [{ specs }] })).toEqual(['e2e/a.test.ts › breaks › Error: no such row']);
  expect(failure('b.test.ts', '', undefined)).toBe('b.test.ts');
});

test('the end of a run shows what was on the page as a browser test failed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'test-run-'));
  const path = join(folder, 'error-context.md');
  writeFileSync(
    path,
    '# Error details\n\n```\nno\n```\n\n# Page snapshot\n\n```yaml\n- main:\n  - heading "Bans"\n```\n',
  );
  const attachments = [
    { name: 'screenshot', path: 'x.png' },
    { name: 'error-context', path },
  ];
  const specs = [{ ok: false, file: 'a.test.ts', title: 'breaks', tests: [{ results: [{ attachments }] }] }];
  expect(failedBelow({ specs })).toEqual(['e2e/a.test.ts › breaks\n    - main:\n      - heading "Bans"']);
  rmSync(folder, { recursive: true });
});
