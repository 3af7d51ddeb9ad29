import { computed, createModel, effect, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../client/console-client';
import { onWake } from '../../client/on-wake';
import type { ConsoleEvent, SignedInAgent } from '../../contract/console';
import { AnnotatingModel, type Annotating } from '../visitor/annotating';
import { listed, waitsForPerson, type ListedCase } from '../inbox/case-order';
import { ClosingModel, type Closing } from '../conversation/closing';
import { ComposerModel, type Composer } from '../conversation/composer';
import { ConnectionModel, type Connection } from '../frame/connection';
import { ConversationModel, type Conversation } from '../conversation/conversation';
import { createLineMaker, lineKey, type ConversationLine } from '../conversation/conversation-lines';
import { InboxModel, type Inbox } from '../inbox/inbox';
import { createNavigation, type Navigation } from './navigation';
import { NewChatsModel, type NewChats } from '../inbox/new-chats';
import { PreferencesModel, type Preferences } from '../frame/preferences';
import { SeenEntriesModel } from '../inbox/seen-entries';
import type { ConsoleBrowser } from '../../browser/browser';
import { createTicker } from '../frame/ticker';

export interface Workspace {
  /** Epoch milliseconds, updated each second while it is looked at. */
  now: ReadonlySignal<number>;
  inbox: Inbox;
  connection: Connection;
  conversation: Conversation;
  composer: Composer;
  annotating: Annotating;
  closing: Closing;
  newChats: NewChats;
  navigation: Omit<Navigation, 'follow'>;
  /** The open case, as the inbox lists it. */
  openCase: ReadonlySignal<ListedCase | undefined>;
  lines: ReadonlySignal<ConversationLine[]>;
  /** What the visitor of the open case knows the agent by. */
  myAlias: ReadonlySignal<string>;
  /** Key of the line that the "New" line stands before. */
  newBefore: ReadonlySignal<string | undefined>;
  preferences: Preferences;
  start(): void;
  stop(): void;
}

export interface WorkspaceParts {
  client: ConsoleClient;
  browser: ConsoleBrowser;
  email: string;
  /** What visitors of a widget know the agent by. */
  aliasOn(widgetId: string): string;
  onAgent(agent: SignedInAgent): void;
  onExpired(): void;
}

const safetyReload = 60_000;

/** One agent's place of work: everything that goes on while they are signed in. */
export const WorkspaceModel = createModel((parts: WorkspaceParts): Workspace => {
  const { client, browser, email, aliasOn, onAgent, onExpired } = parts;
  const { clock, storage, address } = browser;
  const storagePrefix = `chat-widget-console:${email}:`;

  const seen = new SeenEntriesModel(storage, `${storagePrefix}seen`);
  const newChats = new NewChatsModel(clock);
  const inbox = new InboxModel({
    client,
    myEmail: email,
    seen: seen.indices,
    onExpired,
    onLoaded: seen.keepOnly,
  });
  const conversation = new ConversationModel(client, ({ summary }) => inbox.applySummary(summary), onExpired);
  const closing = new ClosingModel(client, inbox.applySummary, onExpired);
  const { caseId } = conversation;
  const onSent = conversation.add;
  const composer = new ComposerModel({ client, browser, storagePrefix, caseId, onSent, onExpired });
  const annotating = new AnnotatingModel({ client, caseId, onChanged: inbox.applySummary, onExpired });
  const navigation = createNavigation({
    address,
    inbox,
    conversation,
    seen,
    onTurn(next) {
      composer.stopTyping();
      closing.cancel();
      if (next !== undefined && newChats.latest.value?.id === next) newChats.dismiss();
    },
  });

  function onEvent(event: ConsoleEvent) {
    conversation.apply(event);
    if (event.type === 'hello' || event.type === 'gone') {
      void inbox.load();
      void conversation.reload();
    }
    if (event.type === 'hello') composer.resume();
    if (event.type === 'agent') onAgent(event.agent);
    if (event.type === 'typing') inbox.applyTyping(event.caseId, event.visitorTyping);
    if (event.type === 'case') {
      const { summary } = event;
      const before = inbox.byId.value.get(summary.id)?.summary;
      const hadWaited = before !== undefined && waitsForPerson(before);
      const isNew = inbox.loading.value.kind === 'ready' && !hadWaited;
      if (waitsForPerson(summary) && isNew) newChats.announce(summary);
      if (!waitsForPerson(summary) && newChats.latest.value?.id === summary.id) newChats.dismiss();
      inbox.applySummary(summary);
    }
  }
  const connection = new ConnectionModel(client, browser, { onEvent, onAgent, onExpired });

  const openCase = computed(() => {
    const [cases, loaded] = [inbox.byId.value, conversation.details.value?.summary];
    const known = cases.get(caseId.value ?? '');
    return known ?? (loaded && listed(loaded, loaded.lastIndex));
  });
  const myAlias = computed(() => aliasOn(openCase.value?.summary.widgetId ?? ''));
  const makeLines = createLineMaker();

  function markSeen() {
    const last = conversation.entries.value.at(-1);
    if (caseId.value !== undefined && last && browser.page.isVisible()) seen.mark(caseId.value, last.index);
  }
  effect(markSeen);

  let undo: (() => void)[] = [];
  let cancelReload: () => void = () => {};
  function reloadNowAndThen() {
    cancelReload = clock.after(safetyReload, () => {
      void inbox.load();
      reloadNowAndThen();
    });
  }
  function stop() {
    composer.stopTyping();
    connection.stop();
    cancelReload();
    for (const fn of undo) fn();
    undo = [];
  }

  return {
    now: createTicker(clock),
    inbox,
    connection,
    conversation,
    composer,
    annotating,
    closing,
    newChats,
    navigation,
    openCase,
    lines: computed(() =>
      makeLines(conversation.entries.value, composer.unsent.value, {
        visitor: openCase.value?.name ?? '',
        me: myAlias.value,
      }),
    ),
    myAlias,
    newBefore: computed(() => {
      const entry = conversation.firstNew.value;
      return entry && lineKey(entry);
    }),
    preferences: new PreferencesModel(storage),
    start() {
      stop();
      undo = [address.onChange(() => void navigation.follow()), onWake(browser, markSeen)];
      reloadNowAndThen();
      connection.start();
      void navigation.follow();
    },
    stop,
  };
});
