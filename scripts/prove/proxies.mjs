import { npm } from '../run/run.mjs';

/** What visitors and agents do. */
const parts = [
  'accessibility',
  'bots',
  'console',
  'conversation',
  'interface',
  'offline',
  'phone',
  'proactive',
];

/**
 * `npm run prove:proxies`, or one of them: `npm run prove:proxies -- Caddy`. Each test that has a service has two
 * instances on one PostgreSQL behind this proxy.
 */
const names = process.argv.slice(2);
const failed = [];
for (const proxy of names.length > 0 ? names : ['nginx', 'HAProxy', 'Caddy']) {
  process.stdout.write(`\nBehind ${proxy}:\n`);
  const paths = parts.map((part) => `e2e/${part}/`);
  const code = await npm(['run', '--silent', 'e2e', '--', ...paths], { env: { BEHIND_PROXY: proxy } });
  if (code !== 0) failed.push(proxy);
}
process.stdout.write(failed.length > 0 ? `\nFailed behind ${failed.join(', ')}\n` : '\nPassed\n');
process.exitCode = failed.length > 0 ? 1 : 0;
