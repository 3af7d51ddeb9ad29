import {
  readReplyWord,
  replyFaultText,
  replyTextFault,
  replyWordFault,
} from '../../../contract/replies/reply-faults';
import type {
  CannedReply as ShownReply,
  CannedReplyChange,
  NewCannedReply,
} from '../../../operations/console/canned-replies';
import type { Agent } from '../agents/agents';
import { Failure, invalidParameter } from '../failure';
import type { Secrets, Transactions } from '../ports';
import { isIdentifier } from '../widgets/directory';
import type { CannedReplies, CannedReply } from './canned-replies';

interface ReplyTables {
  cannedReplies: CannedReplies;
}

export interface RepliesPorts {
  store: ReplyTables & Transactions<ReplyTables>;
  secrets: Pick<Secrets, 'uuid'>;
}

type Caller = Pick<Agent, 'email' | 'orgId'>;

/** Every console loads all of them. */
export const mostOwnReplies = 200;
const mostSharedReplies = 500;
/** Of all agents of an organisation together. */
export const mostBytesOfReplies = 50_000_000;

/** Canned replies: agents write their own, administrators the shared ones. */
export function createReplies({ store, secrets }: RepliesPorts) {
  return {
    listReplies: async (agent: Caller): Promise<ShownReply[]> =>
      (await store.cannedReplies.ofAgent(agent)).map(asShown),
    ownReplies: createReplyBook({ store, secrets }, ({ email }) => email),
    sharedReplies: createReplyBook({ store, secrets }, () => undefined),
  };
}

/** The replies of one owner: of the agent who calls, or of nobody, which all agents share. */
function createReplyBook({ store, secrets }: RepliesPorts, ownerOf: (caller: Caller) => string | undefined) {
  async function lockOwn({ cannedReplies }: ReplyTables, caller: Caller, id: string): Promise<CannedReply> {
    await cannedReplies.lockAll(caller.orgId);
    const reply = isIdentifier(id) ? await cannedReplies.get(caller.orgId, id.toLowerCase()) : undefined;
    if (!reply || reply.ownerEmail !== ownerOf(caller)) throw new Failure('notFound');
    return reply;
  }

  /** What takes no more than before is kept. Others of the organisation have been locked. */
  async function put({ cannedReplies }: ReplyTables, reply: CannedReply): Promise<void> {
    const before = await cannedReplies.size(reply.orgId);
    assertFree(await cannedReplies.put(reply));
    const after = await cannedReplies.size(reply.orgId);
    if (after > Math.max(mostBytesOfReplies, before))
      throw new Failure(
        'tooLarge',
        'Your organisation has no room for more canned replies. Delete some first.',
      );
  }

  return {
    create: (caller: Caller, written: NewCannedReply): Promise<ShownReply> =>
      store.transaction(async (tables) => {
        const { cannedReplies } = tables;
        const [{ orgId }, ownerEmail] = [caller, ownerOf(caller)];
        const content = readContent(written);
        await cannedReplies.lockAll(orgId);
        const most = ownerEmail === undefined ? mostSharedReplies : mostOwnReplies;
        if ((await cannedReplies.count(orgId, ownerEmail)) >= most)
          throw invalidParameter('word', `there are ${most} already: delete one first`);
        const owner = ownerEmail === undefined ? {} : { ownerEmail };
        const reply = { id: secrets.uuid(), orgId, ...owner, ...content, revision: 1 };
        await put(tables, reply);
        return asShown(reply);
      }),

    change: (caller: Caller, id: string, { revision, ...written }: CannedReplyChange): Promise<ShownReply> =>
      store.transaction(async (tables) => {
        const content = readContent(written);
        const before = await lockOwn(tables, caller, id);
        if (revision !== undefined && revision !== before.revision) throw new Failure('changedMeanwhile');
        const after = { ...before, ...content, revision: before.revision + 1 };
        await put(tables, after);
        return asShown(after);
      }),

    remove: (caller: Caller, id: string): Promise<void> =>
      store.transaction(async (tables) => {
        const reply = await lockOwn(tables, caller, id);
        await tables.cannedReplies.remove(reply.orgId, reply.id);
      }),
  };
}

function readContent({ word: typed, text }: NewCannedReply): Pick<CannedReply, 'word' | 'text'> {
  const word = readReplyWord(typed);
  const atWord = replyWordFault(word);
  if (atWord) throw invalidParameter('word', replyFaultText(atWord));
  const atText = replyTextFault(text);
  if (atText) throw invalidParameter('text', replyFaultText(atText));
  return { word, text: text.trim() };
}

function asShown({ id, ownerEmail, word, text, revision }: CannedReply): ShownReply {
  return { id, word, text, isShared: ownerEmail === undefined, revision };
}

function assertFree(outcome: 'kept' | 'wordTaken'): void {
  if (outcome === 'wordTaken') throw invalidParameter('word', 'is already used by another reply');
}
