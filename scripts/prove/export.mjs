import { npm } from '../run/run.mjs';

/** `npm run prove:export`, or with another number of cases: `npm run prove:export -- 20000`. */
const cases = process.argv[2] ?? '100000';
const proof = ['run', '--silent', 'unit', '--', 'src/service/conformance/export-exactly-once.proof.test.ts'];
process.exitCode = await npm(proof, { env: { PROVE_CASES: cases } });
