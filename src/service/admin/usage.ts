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
  remove-organisation <organisation> <name>             deletes it with all it has, such as after a move
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

const known = { scopes: { type: 'string' }, days: { type: 'string' }, id: { type: 'string' } } as const;

type Option = keyof typeof known;

/** What a command takes. */
interface Synopsis {
  options: Option[];
  /** Words at most: any number, where the last ones are a name or a purpose. */
  words: number;
}

/** Of each command, as its lines in the usage say. */
function readSynopses(): Map<string, Synopsis> {
  const synopses = new Map<string, Synopsis>();
  let command = '';
  // Each line up to what explains it, which two spaces are before.
  for (const [, indent = '', text = ''] of usage.matchAll(/^( {2,})(\S+(?: \S+)*)/gm)) {
    const parts = text.match(/<[^>]*>|\[[^\]]*\]|\S+/g) ?? [];
    if (indent.length === 2) command = parts.shift() ?? '';
    const synopsis = synopses.get(command) ?? { options: [], words: 0 };
    const words = parts.filter((part) => !part.startsWith('[--'));
    const hasName = ['<name>', '[what it is for]'].includes(words.at(-1) ?? '');
    synopses.set(command, {
      options: [...synopsis.options, ...optionsIn(text)],
      words: Math.max(synopsis.words, hasName ? Infinity : words.length),
    });
  }
  return synopses;
}

function optionsIn(text: string): Option[] {
  return (Object.keys(known) as Option[]).filter((option) => text.includes(`[--${option} `));
}

/** Every command has its line in the usage. */
const synopses = readSynopses();
export const commands: ReadonlySet<string> = new Set(synopses.keys());

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
 * Throws where they are no command with options and words that it takes: of what it left out, somebody would believe that it
 * was done.
 */
export function readWords(words: string[], env: NodeJS.ProcessEnv = {}) {
  const { tokens, values: options, positionals } = parsed(words);
  const [command = '', ...rest] = positionals;
  const synopsis = synopses.get(command);
  if (!synopsis) throw new UsageFault(`There is no command “${command}”.\n\n${usage}`);
  const { options: taken, words: most } = synopsis;
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
