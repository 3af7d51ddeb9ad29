import { npm } from '../run/run.mjs';

/**
 * `npm run prove:frameworks`: the demo's pages of Next and Nuxt, installed with the package as it is packed, built and
 * started; one of them: `npm run prove:frameworks -- -g Nuxt`. It downloads both frameworks, which takes minutes.
 */
const proof = ['run', '--silent', 'e2e', '--', 'embedding/whole-frameworks', '--workers=1'];
process.exitCode = await npm([...proof, ...process.argv.slice(2)], { env: { PROVE_FRAMEWORKS: 'all' } });
