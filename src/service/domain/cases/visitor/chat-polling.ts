import type { ChatMessage, PollResult, VisitorMessage } from '../../../../contract/chat/visitor-chat';
import { assertMayUse, type Caller } from '../../widgets/caller';
import type { Directory } from '../../widgets/directory';
import type { Widget } from '../../widgets/widgets';
import { Failure } from '../../failure';
import { codeOf } from '../case-texts';
import { createFairQueue } from '../../shares/fair-queue';
import type { LiveCase, LiveCases } from '../live-cases';
import type { Entries, Entry } from '../entries';
import type { CaseFiles } from '../files/create-files';
import type { Typing } from '../typing';
import type { VisitorPresence } from './visitor-presence';

export interface ChatPollingPorts {
  entries: Pick<Entries, 'page'>;
  directory: Pick<Directory, 'widget' | 'knownWidget'>;
  live: LiveCases;
  typing: Typing;
  presence: Pick<VisitorPresence, 'see'>;
  withFiles: CaseFiles['withFiles'];
}

interface Visit {
  isTyping: boolean;
  waitMs: number;
}

/** What a poll asks for. */
interface Question {
  /** First position of interest. */
  index: number;
  /** The visitor's own messages too. */
  wantsOwn: boolean;
}

/** `share`: whose polls take turns with those of others, such as a network. */
type Reading = Question & { share: string };

export type ChatPolling = ReturnType<typeof createChatPolling>;

/** How long a typing sign is shown after the poll that reported it. */
const typingHolds = 6_000;
/** What a poll brings at most; the next one continues after it. */
const pageSize = { entries: 500, characters: 100_000 };
/** Pages are large: a few at a time keep memory small. Networks take turns, however many chats they have, and chats. */
const pagesAtOnce = { atOnce: 4, atOncePerShare: 3, mostWaiting: 1_000 };
const pagesOfChat = { atOnce: Infinity, atOncePerShare: 2, mostWaiting: 1_000 };
const tryAgainIn = 2_000;
const forVisitor: Entry['kind'][] = ['agent', 'system'];
/** Milliseconds: as long as somebody thinks in the middle of a sentence. */
const typedTextHolds = 15_000;

export function createChatPolling(ports: ChatPollingPorts) {
  const { entries, directory, live, typing, presence, withFiles } = ports;
  function refusal() {
    return new Failure('busy', undefined, tryAgainIn);
  }
  const chats = createFairQueue({ ...pagesOfChat, refusal });
  const networks = createFairQueue({ ...pagesAtOnce, refusal });

  async function find(caller: Caller, caseId: string): Promise<{ chat: LiveCase; widget: Widget }> {
    const chat = await live.find(caseId);
    if (!chat || chat.orgId !== caller.orgId) throw new Failure('notFound');
    const widget = await directory.widget(chat.pageWidgetId);
    assertMayUse(widget, caller);
    return { chat, widget };
  }

  function note(chat: LiveCase, { isTyping, waitMs }: Visit): void {
    if (chat.state === 'closed') return;
    presence.see(chat);
    typing.set(chat, { kind: 'visitor' }, isTyping, waitMs + typingHolds);
  }

  /** Memory keeps no account of the visitor's own messages: a poll that wants those is quiet at the end alone. */
  function isQuiet(chat: LiveCase, { index, wantsOwn }: Question): boolean {
    return wantsOwn ? index > chat.lastIndex : live.isQuiet(chat, index);
  }

  /**
   * More than there is here. Clients that read the visitor's own messages too know each index; others may ask for any, and mean
   * nothing by it.
   */
  function hasSeenMore(chat: LiveCase, { index, wantsOwn }: Question): boolean {
    return wantsOwn && index > chat.lastIndex + 1 && chat.state !== 'closed';
  }

  return {
    /** The visitor's widget asks: finds the case, notes that the visitor is here and whether it writes. */
    async visit(caller: Caller, caseId: string, visit: Visit & Question): Promise<LiveCase> {
      const { chat } = await find(caller, caseId);
      if (hasSeenMore(chat, visit)) await live.skipSeen(chat, visit.index);
      note(chat, visit);
      return chat;
    },

    /** Shows agents what the visitor types, where the widget does; empty: nothing any more. */
    async showTyped(caller: Caller, caseId: string, text: string): Promise<void> {
      const { chat, widget } = await find(caller, caseId);
      if (!widget.settings.typingPreview || chat.state === 'closed') return;
      typing.show(chat, text, typedTextHolds);
    },

    /** What is known by now of a case that has changed. Throws where it was erased. */
    async lookAgain({ id }: LiveCase): Promise<LiveCase> {
      const chat = await live.find(id);
      if (!chat) throw new Failure('notFound');
      return chat;
    },

    /** The same where memory knows everything, and that nothing is new; else answers nothing, and notes nothing. */
    visitQuiet(caller: Caller, caseId: string, visit: Visit & Question): LiveCase | undefined {
      const chat = live.known(caseId);
      if (!chat || chat.orgId !== caller.orgId || !isQuiet(chat, visit)) return undefined;
      if (hasSeenMore(chat, visit)) return undefined;
      const widget = directory.knownWidget(chat.pageWidgetId);
      if (!widget) return undefined;
      assertMayUse(widget, caller);
      note(chat, visit);
      return chat;
    },

    /** The visitor's widget went away, or got its answer. */
    leave(chat: LiveCase): void {
      if (chat.state === 'closed') return;
      presence.see(chat);
      if (typing.isTyping(chat.id, 'visitor')) typing.set(chat, { kind: 'visitor' }, true, typingHolds);
    },

    /** Whether a poll may bring something; asks memory alone. */
    mayBringSomething(chat: LiveCase, question: Question & { seesTyping: boolean }): boolean {
      return !isQuiet(chat, question) || typing.isTyping(chat.id, 'agent') !== question.seesTyping;
    },

    isQuiet,
    isAgentTyping: (chat: LiveCase): boolean => typing.isTyping(chat.id, 'agent'),
    onChange: (chat: LiveCase, fn: () => void): (() => void) => live.onChange(chat, fn),

    async read(chat: LiveCase, { index, wantsOwn, share }: Reading): Promise<PollResult> {
      const messageList: ChatMessage[] = [];
      const visitorMessages: VisitorMessage[] = [];
      if (!isQuiet(chat, { index, wantsOwn })) {
        const { lastIndex } = chat;
        const kinds = wantsOwn ? [...forVisitor, 'visitor' as const] : forVisitor;
        const found = await chats.inTurn({ share: chat.id }, () =>
          networks.inTurn({ share }, () => entries.page(chat.id, index, { ...pageSize, kinds })),
        );
        const [own, others] = [found.entries.filter(isOwn), found.entries.filter((entry) => !isOwn(entry))];
        visitorMessages.push(...(await withFiles(own, asOwnMessage)));
        messageList.push(...(await withFiles(others, asMessage)));
        if (!found.hasMore) live.markQuiet(chat, (messageList.at(-1)?.index ?? index - 1) + 1, lastIndex);
      }
      const result = { caseId: chat.id, agentTyping: typing.isTyping(chat.id, 'agent'), messageList };
      const { readUpTo } = chat;
      return wantsOwn ? { ...result, visitorMessages, ...(readUpTo !== undefined && { readUpTo }) } : result;
    },
  };
}

function isOwn({ kind }: Entry): boolean {
  return kind === 'visitor';
}

function asMessage({ index, kind, author, text, at }: Entry): ChatMessage {
  const type = kind === 'system' ? 'system' : 'agent';
  const code = type === 'system' ? codeOf(text) : undefined;
  return { index, type, author, text, date: at, ...(code && { code }) };
}

function asOwnMessage({ index, text, at, messageId }: Entry): VisitorMessage {
  return { index, text, date: at, ...(messageId === undefined ? {} : { messageId }) };
}
