import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('quick-engine.cjs', import.meta.url));

/**
 * For tests: this process, and all programs of Node that it starts, by way of npm too, don't optimise the embedded
 * database. None of them lives long enough to win back the time.
 */
export function useQuickEngine() {
  createRequire(import.meta.url)(file);
  const { NODE_OPTIONS: given } = process.env;
  // A flag of V8 is none of those that the variable takes.
  process.env.NODE_OPTIONS = [given, `--require ${JSON.stringify(file)}`].filter(Boolean).join(' ');
}
