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

/** Throws where they are no command with options that one has. */
export function readWords(words: string[]) {
  const { values: options, positionals } = parsed(words);
  const [command = '', ...rest] = positionals;
  if (!commands.has(command)) throw new UsageFault(`There is no command “${command}”.\n\n${usage}`);
  return { command, rest, options };
}

function parsed(words: string[]) {
  try {
    return parseArgs({ args: words, options: known, allowPositionals: true });
  } catch {
    throw new UsageFault(usage);
  }
}
