import { npm } from './run.mjs';

/**
 * `npm run prove:attack`: every limit by its spelling, address and header, hostile
 * lengths, targets of webhooks by a resolver of the test's own, sessions, bans, mails; more mutated requests than the suite sends.
 */
const parts = [
  'src/service/fuzz/',
  'src/service/conformance/limit-keys',
  'src/service/conformance/every-answer',
  'src/service/http/',
  'src/service/adapters/hash-queue',
  'src/service/routes/console/',
  'src/service/routes/v1/',
  'src/service/delivery/',
  'src/service/domain/access/',
  'src/service/domain/widgets/allowed-origins',
  'src/hostile-lengths',
  'src/ui/',
  'src/panel/',
];
process.exitCode = await npm(['run', '--silent', 'unit', '--', ...parts], {
  env: { PROVE_REQUESTS: process.argv[2] ?? '200' },
});
