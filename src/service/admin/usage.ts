import { parseArgs } from 'node:util';

/** How a command is called: see `npm run admin -- help`. */
export class UsageFault extends Error {
  override name = 'UsageFault';
}

export const usage = `npm run admin -- <command>

  create-organisation <name> [--id 200001]              the next id, where none is given
  create-administrator <organisation> <e-mail> <name>   password: ADMIN_PASSWORD, or one is made and shown
  set-password <e-mail>                                 likewise
  remove-second-factor <e-mail>                         for those who lost app and recovery codes
  demand-second-factor <organisation> on|off            off: those who have none sign in by password alone
  create-key <organisation> visitor|provisioning|token|identity [what it is for]
             [--scopes users:read,logs:read]            all that the kind opens, where none are given
             [--days 90]                                until it is revoked, where none are given
  list-keys <organisation>
  revoke-key <organisation> <id>
  rotate-secrets-key                                    encrypts all secrets under a new key
  back-up <folder>                                      copies DATA_DIR, also while the service runs, and reads the copy
  rollback                                              goes back to the database from before the last upgrade
  move-to-postgres                                      copies the embedded database of DATA_DIR into DATABASE_URL
  move-organisation <organisation> export <file>        writes all that it has; then, in the other database:
  move-organisation import <file>                       adds it with its ids, if none of them is taken; then, here again:
  move-organisation <organisation> finish <file>        closes it here, if nobody has written since the export
  move-files bucket|database [organisation]             moves files into the bucket of FILES_S3_URL, or back
  export-visitor <organisation> <e-mail or case id>     all that is kept, as JSON
  erase-visitor <organisation> <e-mail or case id>
  vacuum                                                rewrites the database's files without what was deleted
  create-widget <organisation> <e-mail of an agent> <name>
  list-widgets <organisation>
  list-agents <organisation>
  list                                                  the organisations
  remove-demo                                           takes the demo organisation away, with all it has

Keys, tokens and passwords that are made are shown once. The service's own settings (DATA_DIR or DATABASE_URL) say where.
`;

/** Every command has its line in the usage. */
export const commands: ReadonlySet<string> = new Set(
  [...usage.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name = '']) => name),
);

const known = { scopes: { type: 'string' }, days: { type: 'string' }, id: { type: 'string' } } as const;

type Option = keyof typeof known;

/** Which commands take which options. */
const optionsOf: Record<string, readonly Option[]> = {
  'create-organisation': ['id'],
  'create-key': ['scopes', 'days'],
};

/** How many words each command takes that doesn’t end with a name of several. */
const wordsOf: Record<string, number> = {
  'set-password': 1,
  'remove-second-factor': 1,
  'demand-second-factor': 2,
  'list-keys': 1,
  'revoke-key': 2,
  'rotate-secrets-key': 0,
  'back-up': 1,
  rollback: 0,
  'move-to-postgres': 0,
  'move-organisation': 3,
  'move-files': 2,
  'export-visitor': 2,
  'erase-visitor': 2,
  vacuum: 0,
  'list-widgets': 1,
  'list-agents': 1,
  list: 0,
  'remove-demo': 0,
};

/**
 * Whether npm has taken an option for its own, as it does without `--` before the command. It reads `--days 90` as
 * `-d -a -y -s` and a word.
 */
const isTakenByNpm: Record<Option, (env: NodeJS.ProcessEnv, words: string[]) => boolean> = {
  scopes: (env) => env['npm_config_scopes'] !== undefined,
  id: (env) => env['npm_config_id'] !== undefined,
  days: (env, words) =>
    env['npm_config_all'] !== undefined && words.slice(2).some((word) => /^\d+$/.test(word)),
};

/**
 * Throws where they are no command with options and words that it takes: what it left out, somebody would believe to be
 * done.
 */
export function readWords(words: string[], env: NodeJS.ProcessEnv = {}) {
  const { tokens, values: options, positionals } = parsed(words);
  const [command = '', ...rest] = positionals;
  if (!commands.has(command)) throw new UsageFault(`There is no command “${command}”.\n\n${usage}`);
  const taken = optionsOf[command] ?? [];
  const named = tokens.flatMap((token) => (token.kind === 'option' ? token.name : []));
  const strange = named.find((name) => !taken.some((one) => one === name));
  if (strange !== undefined) throw new UsageFault(`${command} takes no --${strange}. Nothing was done.`);
  const doubled = named.find((name, at) => named.indexOf(name) < at);
  if (doubled !== undefined) throw new UsageFault(`Give --${doubled} once. Nothing was done.`);
  const lost = taken.find((name) => isTakenByNpm[name](env, rest));
  if (lost !== undefined)
    throw new UsageFault(
      `npm took --${lost} for its own. Put -- before the command: npm run admin -- ${command} …`,
    );
  const most = wordsOf[command] ?? Infinity;
  if (rest.length > most)
    throw new UsageFault(`${command} doesn’t take “${rest.slice(most).join(' ')}”. Nothing was done.`);
  return { command, rest, options };
}

function parsed(words: string[]) {
  try {
    return parseArgs({ args: words, options: known, allowPositionals: true, tokens: true });
  } catch (error) {
    throw new UsageFault(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
