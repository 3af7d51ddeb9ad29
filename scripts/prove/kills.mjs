import { npm } from '../run/run.mjs';

/**
 * `npm run prove:kills`, or with another number of random runs: `npm run prove:kills -- 20`. `PROVE_SEED` and
 * `PROVE_PATH` do again what was done in a run that failed.
 */
const runs = process.env.PROVE_PATH === undefined ? (process.argv[2] ?? '100') : '1';
process.exitCode = await npm(['run', '--silent', 'e2e', '--', 'durability/random-kills'], {
  env: { PROVE_KILLS: runs },
});
