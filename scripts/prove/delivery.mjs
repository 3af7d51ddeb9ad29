import { npm } from '../run/run.mjs';

/**
 * `npm run prove:delivery`, or with other numbers of random runs on our service, on a plain server and in a real
 * browser: `npm run prove:delivery -- 90 30 10`. `PROVE_ONLY`, `PROVE_SEED` and `PROVE_PATH` replay a run that failed.
 */
const [own = '1200', plain = '300', browser = '150'] = process.argv.slice(2);
const env = { PROVE_RUNS: own, PROVE_PLAIN_RUNS: plain, PROVE_BROWSER_RUNS: browser, PROVE_MINUTES: '5' };
const models = await npm(['run', '--silent', 'unit', '--', 'e2e/delivery/random.model.test.ts'], { env });
const isReplay = process.env.PROVE_PATH !== undefined;
const pages = isReplay ? 0 : await npm(['run', '--silent', 'e2e', '--', 'delivery/'], { env });
process.exitCode = models || pages;
