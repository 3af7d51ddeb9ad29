import { computed, createModel, effect, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleBrowser } from '../../../browser/browser';
import type { ConsoleClient } from '../../../client/console-client';
import type { ReplyValues } from '../../../contract/replies/fill-reply';
import type { CaseSummary } from '../../../operations/console/cases';
import type { ConversationEntry } from '../../../ui/conversation-entry';
import { listed, type ListedCase } from '../inbox/case-order';
import type { Inbox } from '../inbox/inbox';
import { whenModelEnds } from '../../kit/data/when-model-ends';
import { ConfirmingModel, type Confirming } from '../../kit/data/confirming';
import type { Toasting } from '../../kit/toasts/toasting';
import type { AgentUploads, AgentUploadsParts } from '../files/agent-uploads';
import type { Replies } from '../replies/replies';
import type { SuggestionsParts } from '../replies/suggestions';
import { ComposerModel, type Composer } from './composer';
import { ConversationModel, type Conversation } from './conversation';
import { conversationTexts } from './texts';
import { NoteWritingModel, type NoteWriting } from './note-writing';
import type { TranslatedCase } from '../translation/translating';
import { createShownEntries, entryKey } from './shown-entries';

export interface OpenCase {
  /** As the inbox lists it. */
  listed: ReadonlySignal<ListedCase | undefined>;
  conversation: Conversation;
  composer: Composer;
  /** Notes, which only colleagues see. */
  notes: Composer;
  noteWriting: NoteWriting;
  cannedReplies: SuggestionsParts;
  /** What files are sent with; absent where its widget takes none. */
  filing: ReadonlySignal<AgentUploadsParts | undefined>;
  translated: TranslatedCase;
  /** Calls the service about the open case, for parts that are downloaded on demand. */
  ask<Answer>(call: CallForCase<Answer>, caseId?: string): Promise<Answer>;
  /** The same for a change that answers the case. What may happen later says in which one. */
  change(call: CallForCase<CaseSummary>, caseId?: string): Promise<void>;
  /** Throws while an answer or a file to that case is on its way: what ends the chat or hands it on comes later. */
  assertSent(caseId: string): void;
  /** Whether no answer, note or file of any case is on its way. */
  isAllSent(): boolean;
  /** Ends the chat, unless that is undone, or the visitor writes before. */
  end(): void;
  /** What was done, and can be undone. */
  toasting: Toasting;
  /** Takes the chat from the agent who has it, and sends what was written. */
  takingOver: Confirming;
  /** Sends what is written; asks first where another agent has the chat. */
  send(): void;
  /** Sends again what was refused; asks first where another agent has the chat. */
  retry(): void;
  /** The line is back. */
  resume(): void;
  start(): void;
  stop(): void;
  /** What is drawn of the conversation. */
  shown: ReadonlySignal<ConversationEntry[]>;
  /** What the visitor knows the agent by. */
  myAlias: ReadonlySignal<string>;
  /** Key of the entry that the "New" line is before. */
  newBefore: ReadonlySignal<string | undefined>;
}

type CallForCase<Answer> = (client: ConsoleClient, path: { id: string }) => Promise<Answer>;

export interface OpenCaseParts {
  client: ConsoleClient;
  browser: ConsoleBrowser;
  storagePrefix: string;
  inbox: Inbox;
  replies: Replies;
  toasting: Toasting;
  myEmail: string;
  /** What visitors of a widget know the agent by. */
  aliasOn(widgetId: string): string;
  /** What is shown of it may lack something. */
  onStale(): void;
}

/** The case that is open: what was said, what is being written, and how it ends. */
export const OpenCaseModel = createModel((parts: OpenCaseParts): OpenCase => {
  const { client, browser, storagePrefix, inbox, replies, toasting, myEmail, aliasOn, onStale } = parts;
  const conversation = new ConversationModel({
    client,
    onLoaded({ summary }) {
      // At the same index the list knows more: what was changed while this was on its way, such as labels.
      const known = inbox.byId.peek().get(summary.id)?.summary;
      if (known?.lastIndex !== summary.lastIndex) inbox.applySummary(summary);
    },
    onStale,
  });
  const { caseId } = conversation;
  const composer = new ComposerModel({
    client,
    browser,
    keys: { draft: `${storagePrefix}draft:`, unsent: `${storagePrefix}unsent:` },
    caseId,
    async deliver(id, message) {
      conversation.add(id, await client.answer(id, { ...message, takeOver: false }));
    },
    setTyping: client.setTyping,
  });
  const notes = new ComposerModel({
    client,
    browser,
    keys: { draft: `${storagePrefix}note:`, unsent: `${storagePrefix}unsent-note:` },
    caseId,
    async deliver(id, message) {
      conversation.addNote(id, await client.addNote(id, message));
    },
  });
  const written = [composer, notes];
  // What is in the chat was sent, however its sending ended here.
  effect(() => {
    for (const { refused, remove } of written)
      for (const id of refused.value)
        if ([...conversation.entries.value, ...conversation.notes.value].some((one) => one.messageId === id))
          remove(id);
  });
  const openCase = computed(() => {
    const [cases, loaded] = [inbox.byId.value, conversation.details.value?.summary];
    const known = cases.get(caseId.value ?? '');
    return known ?? (loaded && listed(loaded, loaded.lastIndex, myEmail));
  });
  const myAlias = computed(() => aliasOn(openCase.value?.summary.widgetId ?? ''));
  const cannedReplies = {
    replies,
    values: computed(() => valuesOf(openCase.value?.summary, myAlias.value)),
    onManage: () => browser.address.goTo('#/replies'),
  };
  /** Whether the chat is taken over for what is written, and not for what was refused alone. */
  let withDraft = false;
  const takingOver: Confirming = new ConfirmingModel(async (id: string) => {
    const isForDraft = withDraft;
    await inbox.change(id, () => client.claim(id, true));
    // Who went on to another chat meanwhile has answered this one, and who called it off in this one has not.
    const isCalledOff = takingOver.subject.value !== id && caseId.value === id;
    if (!isCalledOff) composer.sendIn(id, isForDraft);
  });
  function pathOf() {
    return { id: caseId.value ?? '' };
  }
  function ask<Answer>(call: CallForCase<Answer>, id = pathOf().id) {
    return call(client, { id });
  }
  function unlessHeld(work: () => void) {
    withDraft = work === composer.send;
    if (caseId.value !== undefined && openCase.value?.heldBy !== undefined) takingOver.ask(caseId.value);
    else work();
  }
  const show = createShownEntries(browser.origin);
  const kept = new Map<string, AgentUploads>();
  function assertSent(id: string) {
    // As a call does that gets no answer.
    if (!composer.isEmpty(id) || kept.get(id)?.isSending()) throw new Error();
  }
  // Not with the session: while it is renewed, files wait.
  whenModelEnds(() => {
    for (const uploads of kept.values()) uploads.stop();
  });

  return {
    listed: openCase,
    conversation,
    composer,
    notes,
    noteWriting: new NoteWritingModel({ caseId, answers: composer, notes }),
    cannedReplies,
    filing: computed(() => {
      const [id, rules] = [caseId.value, conversation.details.value?.takesFiles];
      if (id === undefined || !rules) return undefined;
      return { client, browser, caseId: id, rules, kept, say: (text: string) => composer.say(id, text) };
    }),
    translated: {
      entries: conversation.entries,
      draft: composer.draft,
      write: composer.write,
      storage: browser.storage,
    },
    ask,
    change: (make, id = pathOf().id) => inbox.change(id, () => ask(make, id)),
    assertSent,
    isAllSent: () =>
      written.every(({ isEmpty }) => isEmpty()) && [...kept.values()].every(({ isSending }) => !isSending()),
    end() {
      const { name = '', summary } = openCase.value ?? {};
      if (!summary || summary.state === 'closed') return;
      const { id, lastIndex, owner } = summary;
      const texts = conversationTexts();
      toasting.hold({
        subject: id,
        text: texts.ending(name),
        now: texts.endNow,
        async run() {
          assertSent(id);
          await inbox.change(id, () => client.close(id, lastIndex, owner?.email ?? ''));
        },
        notDone: (why) => texts.notEnded(name, why),
      });
    },
    toasting,
    takingOver,
    send: () => unlessHeld(composer.send),
    retry: () => unlessHeld(composer.retry),
    resume: () => [...written, toasting].forEach(({ resume }) => resume()),
    start: () => written.forEach(({ start }) => start()),
    stop: () => written.forEach(({ stop }) => stop()),
    shown: computed(() =>
      show(
        {
          entries: conversation.entries.value,
          notes: conversation.notes.value,
          unsent: composer.unsent.value,
          unsentNotes: notes.unsent.value,
        },
        { visitor: openCase.value?.name ?? '', me: myAlias.value },
      ),
    ),
    myAlias,
    newBefore: computed(() => {
      const entry = conversation.firstNew.value;
      return entry && entryKey(entry);
    }),
  };
});

function valuesOf(summary: CaseSummary | undefined, alias: string): ReplyValues {
  return {
    'visitor.name': summary?.visitorName ?? '',
    'visitor.email': summary?.visitorEmail ?? '',
    'agent.name': alias,
    'widget.name': summary?.widgetName ?? '',
  };
}
