import { keyScopes } from '../../../contract/key-scopes';
import type { KeyScope } from '../../../contract/key-scopes';
import type { KeyList, NewKey, WantedKey } from '../../../operations/console/keys';
import { Failure, invalidParameter } from '../failure';
import type { Clock, Secrets, Transactions } from '../ports';
import type { KeyDetails, KeyKind, Keys } from './keys';

export type Keyring = ReturnType<typeof createKeyring>;

const mostKeys = 100;
const day = 24 * 3_600_000;

/** What scanners for secrets know our keys by. */
const prefixes: Record<KeyKind, string> = {
  visitor: 'cwv_',
  provisioning: 'cwp_',
  token: 'cwt_',
  identity: 'cwi_',
};

/** The keys and tokens of an organisation. A secret one is shown once, when it is made. */
export function createKeyring(ports: {
  keys: Keys;
  transaction: Transactions<{ keys: Keys }>['transaction'];
  clock: Clock;
  secrets: Pick<Secrets, 'token'>;
}) {
  const { keys, transaction } = ports;
  return {
    async list(orgId: number): Promise<KeyList> {
      return { orgId, keys: await keys.list(orgId) };
    },

    async add(orgId: number, { kind, name = '', scopes, days }: WantedKey): Promise<NewKey> {
      if (scopes !== undefined) assertScopes(kind, scopes);
      if (days !== undefined && kind === 'visitor')
        throw invalidParameter('days', 'a visitor key is public and can’t expire; revoke it instead');
      const key = prefixes[kind] + ports.secrets.token();
      const createdAt = ports.clock.now();
      const details = {
        name: name.trim(),
        createdAt,
        ...(scopes === undefined ? {} : { scopes }),
        ...(days === undefined ? {} : { expiresAt: createdAt + days * day }),
      } satisfies KeyDetails;
      const id = await transaction(async (tables) => {
        await tables.keys.lockAll(orgId);
        if ((await tables.keys.list(orgId)).length >= mostKeys)
          throw new Failure(
            'alreadyExists',
            `There are already ${mostKeys} keys. Revoke the ones you don’t use.`,
          );
        return tables.keys.add(orgId, kind, key, details);
      });
      return { id, kind, ...details, key };
    },

    /** From now on, and within seconds in pages that hold a visitor key, it opens nothing. */
    async revoke(orgId: number, id: string): Promise<void> {
      if (!(await keys.remove(orgId, id))) throw new Failure('notFound');
    },
  };
}

/** Throws `invalidParameter` for a scope that keys of the kind don't have. */
function assertScopes(kind: KeyKind, scopes: KeyScope[]): void {
  const known: readonly string[] = kind === 'provisioning' || kind === 'token' ? keyScopes[kind] : [];
  if (scopes.length > 0 && scopes.every((scope) => known.includes(scope))) return;
  const must =
    known.length > 0 ? `must be some of ${known.join(', ')}` : 'are for provisioning keys and tokens';
  throw invalidParameter('scopes', must);
}
