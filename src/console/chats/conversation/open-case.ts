import { computed, createModel, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleBrowser } from '../../../browser/browser';
import type { ConsoleClient } from '../../../client/console-client';
import type { ConversationEntry } from '../../../ui/conversation-entry';
import { listed, type ListedCase } from '../inbox/case-order';
import type { Inbox } from '../inbox/inbox';
import { ConfirmingModel, type Confirming } from '../../kit/data/confirming';
import { ComposerModel, type Composer } from './composer';
import { ConversationModel, type Conversation } from './conversation';
import { createShownEntries, entryKey } from './shown-entries';

export interface OpenCase {
  /** As the inbox lists it. */
  listed: ReadonlySignal<ListedCase | undefined>;
  conversation: Conversation;
  composer: Composer;
  /** Ends the chat. */
  closing: Confirming;
  /** Takes the chat from the agent who has it, and sends what was written. */
  takingOver: Confirming;
  /** Sends what is written; asks first where another agent has the chat. */
  send(): void;
  /** Sends again what was refused; asks first where another agent has the chat. */
  retry(): void;
  /** What is drawn of the conversation. */
  shown: ReadonlySignal<ConversationEntry[]>;
  /** What the visitor knows the agent by. */
  myAlias: ReadonlySignal<string>;
  /** Key of the entry that the "New" line stands before. */
  newBefore: ReadonlySignal<string | undefined>;
}

export interface OpenCaseParts {
  client: ConsoleClient;
  browser: ConsoleBrowser;
  storagePrefix: string;
  inbox: Inbox;
  myEmail: string;
  /** What visitors of a widget know the agent by. */
  aliasOn(widgetId: string): string;
  /** What is shown of it may lack something. */
  onStale(): void;
}

/** The case that is open: what was said, what is being written, and how it ends. */
export const OpenCaseModel = createModel((parts: OpenCaseParts): OpenCase => {
  const { client, browser, storagePrefix, inbox, myEmail, aliasOn, onStale } = parts;
  const conversation = new ConversationModel({
    client,
    onLoaded: ({ summary }) => inbox.applySummary(summary),
    onStale,
  });
  const { caseId } = conversation;
  const onSent = conversation.add;
  const composer = new ComposerModel({ client, browser, storagePrefix, caseId, onSent });
  const openCase = computed(() => {
    const [cases, loaded] = [inbox.byId.value, conversation.details.value?.summary];
    const known = cases.get(caseId.value ?? '');
    return known ?? (loaded && listed(loaded, loaded.lastIndex, myEmail));
  });
  const myAlias = computed(() => aliasOn(openCase.value?.summary.widgetId ?? ''));
  const takingOver = new ConfirmingModel(async (id: string) => {
    inbox.applySummary(await client.claim(id, true));
    composer.retry();
    composer.send();
  });
  function unlessHeld(work: () => void) {
    if (caseId.value !== undefined && openCase.value?.heldBy !== undefined) takingOver.ask(caseId.value);
    else work();
  }
  const show = createShownEntries(browser.origin);

  return {
    listed: openCase,
    conversation,
    composer,
    closing: new ConfirmingModel(async (id: string) => inbox.applySummary(await client.close(id))),
    takingOver,
    send: () => unlessHeld(composer.send),
    retry: () => unlessHeld(composer.retry),
    shown: computed(() =>
      show(conversation.entries.value, composer.unsent.value, {
        visitor: openCase.value?.name ?? '',
        me: myAlias.value,
      }),
    ),
    myAlias,
    newBefore: computed(() => {
      const entry = conversation.firstNew.value;
      return entry && entryKey(entry);
    }),
  };
});
