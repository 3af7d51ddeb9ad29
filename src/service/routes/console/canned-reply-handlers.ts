import type { cannedReplyOperations } from '../../../operations/console/canned-replies';
import type { createReplies } from '../../domain/replies/create-replies';
import type { Handlers } from '../../http/serve';

export type CannedReplyPorts = ReturnType<typeof createReplies>;

/** Canned replies: agents write their own, administrators the shared ones. */
export function cannedReplyHandlers(ports: CannedReplyPorts): Handlers<typeof cannedReplyOperations> {
  const { listReplies, ownReplies, sharedReplies } = ports;
  return {
    listCannedReplies: async ({ agent }) => ({ replies: await listReplies(agent) }),
    createCannedReply: ({ agent, body }) => ownReplies.create(agent, body),
    changeCannedReply: ({ agent, params, body }) => ownReplies.change(agent, params.id, body),
    deleteCannedReply: ({ agent, params }) => ownReplies.remove(agent, params.id),
    createSharedReply: ({ agent, body }) => sharedReplies.create(agent, body),
    changeSharedReply: ({ agent, params, body }) => sharedReplies.change(agent, params.id, body),
    deleteSharedReply: ({ agent, params }) => sharedReplies.remove(agent, params.id),
  };
}
