import { npm, run } from '../run/run.mjs';

/**
 * `npm run prove:attack`: what an attacker would try, whole where the suite tries some of it. One part of it by name:
 * `npm run prove:attack -- texts crowds`; a number is that of mutated requests to each route.
 */
const services = {
  /** Every route as everybody, limits by spelling, ended sessions, internal addresses; mutated requests. */
  doors: ['src/service/attack/', 'src/service/fuzz/every-route'],
  /** Neighbours of those: sign-in, bans, mails, headers, hashes, signatures. */
  service: [
    'src/service/conformance/limit-keys',
    'src/service/conformance/every-answer',
    'src/service/http/',
    'src/service/adapters/',
    'src/service/routes/',
    'src/console/chats/files/agent-uploads',
    'src/service/delivery/',
    'src/service/metrics/',
    'src/service/domain/access/',
    'src/service/domain/cases/files/',
    'src/service/domain/cases/idle-closing',
    'src/service/domain/cases/waking',
    'src/service/bots/',
    'src/service/domain/agents/account/',
    'src/service/domain/widgets/allowed-origins',
    'src/service/admin/',
    'src/service/service.test',
    'src/service/storage/encryption/',
    'src/service/storage/embedded/',
    'src/service/storage/changes/',
    'src/service/storage/nats/',
    'src/service/storage/move/',
    'src/service/storage/privacy/',
  ],
  /** A greedy organisation, address or chat beside a quiet one. */
  greed: [
    'src/service/greedy-tenant',
    'src/service/domain/cases/present/',
    'src/service/domain/shares/',
    'src/service/storage/bounds',
    'src/service/storage/tables/outbox',
    'src/service/storage/tables/reports/',
  ],
  /** Every parser of outside text on longer and longer texts; what draws them. */
  lengths: [
    'src/hostile-lengths',
    'src/contract/rules/endless-patterns',
    'src/contract/hours/',
    'src/service/domain/search/',
    'src/ui/',
    'src/panel/rich/',
    'src/console/chats/conversation/shown-entries',
    'src/boundaries',
  ],
};
const parameters = process.argv.slice(2);
const requests = parameters.find((one) => /^\d+$/.test(one)) ?? '200';
const wanted = parameters.filter((one) => !/^\d+$/.test(one));

const parts = {
  ...Object.fromEntries(
    Object.entries(services).map(([name, files]) => [
      name,
      () => npm(['run', '--silent', 'unit', '--', ...files], { env: { PROVE_REQUESTS: requests } }),
    ]),
  ),
  /** Some hundred texts in every place where outside text is shown, in a real browser. */
  texts: () => npm(['run', '--silent', 'e2e', '--', 'attack/'], { env: { PROVE_PAYLOADS: 'all' } }),
  /** Sixty greedy readers of one long chat, a thousand sign-ins and three thousand polls at once, and what others notice. */
  crowds: () => run(process.execPath, ['bench/main.mjs', 'memory', 'crowds']),
};

const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) throw new Error(`Parts are ${Object.keys(parts).join(', ')}.`);
for (const [name, prove] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`\nprove:attack ${name}\n`);
  if ((await prove()) !== 0) process.exitCode = 1;
}
