import type { keyOperations } from '../../../operations/console/keys';
import type { Keyring } from '../../domain/access/keyring';
import type { Handlers } from '../../http/serve';
import { clean } from '../../http/input/parameters';

/** Keys and tokens of the administrator's organisation. */
export function keyHandlers({ keyring }: { keyring: Keyring }): Handlers<typeof keyOperations> {
  return {
    listKeys: ({ agent }) => keyring.list(agent.orgId),
    createKey: ({ agent, body }) => keyring.add(agent.orgId, { ...body, name: clean(body.name ?? '') }),
    revokeKey: ({ agent, params }) => keyring.revoke(agent.orgId, params.id),
  };
}
