import type { KeyList, NewKey } from '../../../contract/administration';
import { Failure } from '../failure';
import type { Clock, Secrets } from '../ports';
import type { KeyKind, Keys } from './keys';

export type Keyring = ReturnType<typeof createKeyring>;

const mostKeys = 100;

/** What scanners for secrets know our keys by. */
const prefixes: Record<KeyKind, string> = {
  visitor: 'cwv_',
  provisioning: 'cwp_',
  token: 'cwt_',
  identity: 'cwi_',
};

/** The keys and tokens of an organisation. A secret one is told once, when it is made. */
export function createKeyring(ports: { keys: Keys; clock: Clock; secrets: Pick<Secrets, 'token'> }) {
  const { keys } = ports;
  return {
    async list(orgId: number): Promise<KeyList> {
      return { orgId, keys: await keys.list(orgId) };
    },

    async add(orgId: number, kind: KeyKind, name: string): Promise<NewKey> {
      if ((await keys.list(orgId)).length >= mostKeys) {
        throw new Failure('alreadyExists', `There are ${mostKeys} keys. Revoke those that are not used.`);
      }
      const key = prefixes[kind] + ports.secrets.token();
      const createdAt = ports.clock.now();
      const id = await keys.add(orgId, kind, key, { name: name.trim(), createdAt });
      return { id, kind, name: name.trim(), createdAt, key };
    },

    /** From now on, and within seconds in pages that hold a visitor key, it opens nothing. */
    async revoke(orgId: number, id: string): Promise<void> {
      if (!(await keys.remove(orgId, id))) throw new Failure('notFound');
    },
  };
}
