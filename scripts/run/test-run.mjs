import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { installIfStale } from './dependencies.mjs';
import { buildIfStale } from './build-if-stale.mjs';
import { findBrowser } from './browser.mjs';
import { npm, root } from './run.mjs';

/** Each answers how many tests passed, failed and were skipped. A check counts as one test. */
const steps = {
  build: async () => asOne(await buildIfStale()),
  size: check('size'),
  package: check('package'),
  bench: check('bench:sample'),
  format: check('format:check'),
  lint: check('lint'),
  types: check('types'),
  unit: unitTests,
  weight: check('weight'),
  e2e: endToEndTests,
};

/**
 * What needs the build, one after the other, leaves a processor to what needs none. Beside nothing else: what counts the
 * memory of a page, and the end-to-end tests, which take all processors. What steps write that run beside others is shown
 * once they are done.
 */
const rounds = [
  [
    ['build', 'size', 'package', 'bench'],
    ['format', 'lint', 'types', 'unit'],
  ],
  [['weight', 'e2e']],
];

/** Runs everything, or the steps named (`npm test -- lint unit`); answers the exit code. */
export async function runTests(names) {
  const unknown = names.filter((name) => !(name in steps));
  if (unknown.length > 0) {
    process.stderr.write(`There is no ${unknown.join(', ')}. Steps: ${Object.keys(steps).join(', ')}\n`);
    return 1;
  }
  if (!(await installIfStale())) return 1;
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  const failedTests = [];
  const files = [];
  const times = [];
  async function runInOrder(lane, isAlone) {
    for (const name of lane) {
      const output = isAlone ? directly(name) : gather(name);
      const start = Date.now();
      const counts = await steps[name](output.options);
      times.push(`${name} ${Math.round((Date.now() - start) / 1_000)} s`);
      for (const key of Object.keys(total)) total[key] += counts[key];
      files.push(...(counts.files ?? []));
      failedTests.push(...(counts.failures ?? []));
      if (counts.failed > 0) failures.push(name);
      for (const reason of new Set(counts.reasons)) output.say(`Skipped: ${reason}\n`);
      output.end();
    }
  }
  for (const round of rounds) {
    const lanes = round
      .map((lane) => lane.filter((name) => names.length === 0 || names.includes(name)))
      .filter((lane) => lane.length > 0);
    await Promise.all(lanes.map((lane) => runInOrder(lane, lanes.length === 1)));
  }
  process.stdout.write(slowest(files));
  process.stdout.write(`\nSteps: ${times.join(', ')}\n`);
  process.stdout.write(failures.length > 0 ? `\nFailed: ${failures.join(', ')}\n` : '\n');
  for (const failure of failedTests) process.stdout.write(`  ${failure}\n`);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  process.stdout.write(`${total.passed} passed, ${total.failed} failed${skipped}\n`);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
}

/** Names the files whose tests take longest. */
export function slowest(files) {
  const ten = [...files].sort((one, other) => other.milliseconds - one.milliseconds).slice(0, 10);
  const lines = ten.map(
    ({ file, milliseconds }) => `${(milliseconds / 1_000).toFixed(1).padStart(7)} s  ${file}\n`,
  );
  return lines.length > 0 ? `\nSlowest:\n${lines.join('')}` : '';
}

/** What a step writes is shown as it comes. */
function directly(name) {
  process.stdout.write(`\n── ${name} ──\n`);
  return { options: {}, say: (text) => process.stdout.write(text), end() {} };
}

/** What a step writes is shown at its end. */
function gather(name) {
  process.stdout.write(`Running: ${name} …\n`);
  let said = `\n── ${name} ──\n`;
  function say(text) {
    said += text;
  }
  return { options: { onOutput: say }, say, end: () => process.stdout.write(said) };
}

function asOne(isRight) {
  return { passed: isRight ? 1 : 0, failed: isRight ? 0 : 1, skipped: 0 };
}

function check(script) {
  return async (options) => asOne((await npm(['run', '--silent', script], options)) === 0);
}

function unitTests(options) {
  return withReport(
    (report) =>
      npm(
        ['run', '--silent', 'unit', '--', '--reporter=default', '--reporter=json', `--outputFile=${report}`],
        options,
      ),
    (report) => ({
      passed: report.numPassedTests,
      // A file that can't even be loaded counts as a suite and holds no test.
      failed: report.numFailedTests + report.testResults.filter(isBroken).length,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: report.testResults.flatMap(failedOf),
      files: report.testResults.map(({ name, startTime, endTime }) => ({
        file: relative(root, name),
        milliseconds: endTime - startTime,
      })),
    }),
  );
}

function isBroken({ status, assertionResults }) {
  return status === 'failed' && !assertionResults.some((result) => result.status === 'failed');
}

function failedOf({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [failure(file, '', message)];
  return failed.map(({ fullName, failureMessages }) => failure(file, fullName, failureMessages[0]));
}

/** A line that says which test failed and why, so that the end of a long run tells it. */
export function failure(file, test, message = '') {
  const reason = stripVTControlCharacters(message).trim().split('\n')[0].slice(0, 300);
  return [file, test, reason].filter(Boolean).join(' › ');
}

async function endToEndTests(options) {
  const browser = await findBrowser();
  if (!browser) return asOne(false);
  return withReport(
    (report) =>
      npm(['run', '--silent', 'e2e', '--', '--reporter=list,json'], {
        ...options,
        env: { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      }),
    ({ stats, errors, suites }) => ({
      reasons: suites.flatMap(skipReasons),
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
      failures: [...errors.map(({ message }) => failure('e2e', '', message)), ...suites.flatMap(failedBelow)],
      files: suites.map((suite) => ({ file: `e2e/${suite.file}`, milliseconds: durationOf(suite) })),
    }),
  );
}

/** Of all tests of this suite of Playwright's report, one after the other. */
export function durationOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return [...results.map(({ duration }) => duration), ...suites.map(durationOf)].reduce(
    (sum, milliseconds) => sum + milliseconds,
    0,
  );
}

/** The failed tests of this suite of Playwright's report. */
export function failedBelow({ specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, title, tests }) => {
      const last = tests.flatMap(({ results }) => results).at(-1);
      return failure(`e2e/${file}`, title, last?.error?.message) + pageAtEnd(last?.attachments);
    }),
    ...suites.flatMap(failedBelow),
  ];
}

/** What was on the page as a test failed, indented: where nobody can fetch the files of a run, its end shows it. */
function pageAtEnd(attachments = []) {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (!path || !existsSync(path)) return '';
  const [, snapshot = ''] = readFileSync(path, 'utf8').split('# Page snapshot\n');
  const [, tree = ''] = snapshot.split(/^```(?:yaml)?\n/m);
  return tree
    .split('\n')
    .filter(Boolean)
    .slice(0, 60)
    .map((line) => `\n    ${line}`)
    .join('');
}

/** Why tests of this suite of Playwright's report were skipped. */
function skipReasons({ specs = [], suites = [] }) {
  const skipped = specs.flatMap(({ tests }) => tests).filter(({ status }) => status === 'skipped');
  const reasons = skipped.flatMap(({ annotations }) => annotations.map(({ description }) => description));
  return [...reasons, ...suites.flatMap(skipReasons)].filter(Boolean);
}

/** A runner that fails without a failed test (it crashed, say) still counts as one failure. */
async function withReport(runTests, count) {
  const folder = mkdtempSync(join(tmpdir(), 'chat-widget-tests-'));
  const report = join(folder, 'report.json');
  const code = await runTests(report);
  const counts = readCounts(report, count);
  rmSync(folder, { recursive: true });
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

function readCounts(report, count) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return asOne(false);
  }
}
