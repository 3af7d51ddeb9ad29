import { createModel, effect, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleBrowser } from '../../../browser/browser';
import type { ConsoleClient } from '../../../client/console-client';
import { backOff } from '../../../client/back-off';
import { onWake } from '../../../client/on-wake';
import type { ConsoleEvent } from '../../../operations/console/events';
import type { SignedInAgent } from '../../../operations/console/sign-in';
import { OpenCaseModel, type OpenCase } from '../conversation/open-case';
import { AlertsModel, type Alerts } from '../alerts/alerts';
import { whenModelEnds } from '../../kit/data/when-model-ends';
import { ConnectionModel, type Connection } from '../../kit/frame/connection';
import { PreferencesModel, type Preferences } from '../../kit/frame/preferences';
import { createTicker } from '../../kit/frame/ticker';
import { waitsForPerson } from '../inbox/case-order';
import { InboxModel, type Inbox } from '../inbox/inbox';
import { NewChatsModel, type NewChats } from '../inbox/new-chats';
import { SeenEntriesModel } from '../inbox/seen-entries';
import { AnnotatingModel, type Annotating } from '../visitor/annotating';
import { createBanning, type Banning } from '../visitor/banning';
import { createNavigation, type Navigation } from './navigation';

export interface Workspace {
  /** Epoch milliseconds, updated each second while it is looked at. */
  now: ReadonlySignal<number>;
  inbox: Inbox;
  connection: Connection;
  openCase: OpenCase;
  annotating: Annotating;
  banning: Banning;
  newChats: NewChats;
  alerts: Alerts;
  navigation: Omit<Navigation, 'follow'>;
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
  /** Whether the agent takes chats. */
  isOnline(): boolean;
  onAgent(agent: SignedInAgent): void;
}

/** Milliseconds: an event may be lost without a word. */
const safetyReload = 60_000;
const longestPause = 5_000;

/** One agent's place of work: everything that goes on while they are signed in, whichever screen is shown. */
export const WorkspaceModel = createModel((parts: WorkspaceParts): Workspace => {
  const { client, browser, email, aliasOn, isOnline, onAgent } = parts;
  const { clock, storage, address } = browser;
  const storagePrefix = `chat-widget-console:${email}:`;

  const seen = new SeenEntriesModel(storage, `${storagePrefix}seen`);
  const newChats = new NewChatsModel(clock);
  let failures = 0;
  const inbox = new InboxModel({
    client,
    myEmail: email,
    seen: seen.indices,
    onStale: reloadSoon,
    onLoaded(caseIds) {
      failures = 0;
      seen.keepOnly(caseIds);
    },
  });
  const openCase = new OpenCaseModel({
    client,
    browser,
    storagePrefix,
    inbox,
    aliasOn,
    onStale: reloadSoon,
  });
  const { conversation, composer, closing } = openCase;
  const { caseId } = conversation;
  const annotating = new AnnotatingModel({ client, caseId, onChanged: inbox.applySummary });
  const banning = createBanning(client);
  const navigation = createNavigation({
    address,
    inbox,
    conversation,
    seen,
    onTurn(next) {
      composer.stopTyping();
      closing.cancel();
      banning.cancel();
      if (next !== undefined && newChats.latest.value?.id === next) newChats.dismiss();
    },
  });

  const alerts = new AlertsModel({
    browser,
    inbox,
    myEmail: email,
    openId: caseId,
    isOnline,
    onOpen: navigation.open,
  });

  function onEvent(event: ConsoleEvent) {
    conversation.apply(event);
    if (event.type === 'hello' || event.type === 'gone') reload();
    if (event.type === 'hello') composer.resume();
    if (event.type === 'agent') onAgent(event.agent);
    if (event.type === 'typing') inbox.applyTyping(event);
    if (event.type === 'answering') inbox.applyAnswering(event.caseId, event.agents);
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
  const connection = new ConnectionModel(client, browser, { onEvent, onAgent });

  function markSeen() {
    const last = conversation.entries.value.at(-1);
    if (caseId.value !== undefined && last && browser.page.isVisible()) seen.mark(caseId.value, last.index);
  }
  effect(markSeen);

  let undo: (() => void)[] = [];
  let cancelReload: () => void = () => {};
  let isRunning = false;
  function reloadAfter(milliseconds: number) {
    cancelReload();
    if (isRunning) cancelReload = clock.after(milliseconds, reload);
  }
  function reload() {
    reloadAfter(safetyReload);
    void inbox.load();
    void conversation.reload();
  }
  function reloadSoon() {
    reloadAfter(backOff(failures++, browser.random, 0, longestPause));
  }
  function stop() {
    isRunning = false;
    composer.stop();
    connection.stop();
    alerts.stop();
    cancelReload();
    for (const fn of undo) fn();
    undo = [];
  }
  whenModelEnds(stop);

  return {
    now: createTicker(clock),
    inbox,
    connection,
    openCase,
    annotating,
    banning,
    newChats,
    alerts,
    navigation,
    preferences: new PreferencesModel(storage),
    start() {
      stop();
      undo = [address.onChange(() => void navigation.follow()), onWake(browser, markSeen)];
      isRunning = true;
      reloadAfter(safetyReload);
      composer.start();
      alerts.start();
      connection.start();
      void navigation.follow();
    },
    stop,
  };
});
