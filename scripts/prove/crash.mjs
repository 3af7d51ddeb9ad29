import { npm } from '../run/run.mjs';

/** `npm run prove:crash`, or with another number of kills: `npm run prove:crash -- 20`. */
const rounds = process.argv[2] ?? '100';
process.exitCode = await npm(['run', '--silent', 'e2e', '--', 'durability'], {
  env: { CRASH_ROUNDS: rounds },
});
