import { npm } from '../run/run.mjs';

/**
 * `npm run prove:console`: two agents who type as fast as people and twelve visitors, for five minutes; or for other
 * seconds and visitors: `npm run prove:console -- 60 6`. `PROVE_SEED` repeats what they did. Then fifty visits of every
 * screen.
 */
const [seconds = '300', visitors = '12'] = process.argv.slice(2);
process.exitCode = await npm(
  ['run', '--silent', 'e2e', '--', 'console/fast-agents', 'console/left-screens', '--workers=1'],
  {
    env: { PROVE_SECONDS: seconds, PROVE_VISITORS: visitors, PROVE_SCREEN_VISITS: '50' },
  },
);
