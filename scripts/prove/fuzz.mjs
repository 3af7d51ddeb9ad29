import { npm } from '../run/run.mjs';

/** `npm run prove:fuzz`, or with another number of requests to each route: `npm run prove:fuzz -- 100`. */
const requests = process.argv[2] ?? '1000';
const rounds = String(Math.ceil(Number(requests) / 10));
process.exitCode = await npm(['run', '--silent', 'unit', '--', 'src/service/fuzz/'], {
  env: { PROVE_REQUESTS: requests, PROVE_ROUNDS: rounds },
});
