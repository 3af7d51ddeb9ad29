import { npm } from '../run/run.mjs';

/** `npm run prove:failover`, or with another number of kills: `npm run prove:failover -- 20`. */
const rounds = process.argv[2] ?? '100';
process.exitCode = await npm(['run', '--silent', 'e2e', '--', 'durability/failovers'], {
  env: { FAILOVER_ROUNDS: rounds },
});
