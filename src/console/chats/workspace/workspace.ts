import { computed, createModel, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleBrowser } from '../../../browser/browser';
import type { ConsoleClient } from '../../../client/console-client';
import { onWake } from '../../../client/on-wake';
import type { LookingParts } from '../looking/looking';
import type { FilterValues } from '../../../operations/console/inbox/case-filters';
import type { ConsoleEvent } from '../../../operations/console/events';
import type { SignedInAgent } from '../../../operations/console/sign-in';
import { OpenCaseModel, type OpenCase } from '../conversation/open-case';
import { AlertsModel, type Alerts } from '../alerts/alerts';
import { outcomeOf } from '../../kit/data/outcome';
import { whenModelEnds } from '../../kit/data/when-model-ends';
import { ConnectionModel, type Connection } from '../../kit/frame/connection';
import { PreferencesModel, type Preferences } from '../../kit/frame/preferences';
import { createTicker } from '../../kit/frame/ticker';
import { InboxModel, type Inbox } from '../inbox/inbox';
import { NewChatsModel, type NewChats } from '../alerts/new-chats';
import { SeenEntriesModel } from '../inbox/seen-entries';
import { ToastingModel } from '../../kit/toasts/toasting';
import type { VisitorActions } from '../visitor/visitor-actions';
import { applyEvent } from './apply-event';
import { createNavigation, type Navigation } from './navigation';
import { MentionsModel, type Mentions } from '../mentions/mentions';
import { RepliesModel, type Replies } from '../replies/replies';
import { createReloading } from './reloading';
import { createSeenMarking } from './seen-marking';

export interface Workspace {
  /** By the service's clock, epoch milliseconds, updated each second while it is looked at. */
  now: ReadonlySignal<number>;
  inbox: Inbox;
  connection: Connection;
  openCase: OpenCase;
  /** What agents do with the visitor of the open case. */
  visitorActions: VisitorActions;
  newChats: NewChats;
  mentions: Mentions;
  alerts: Alerts;
  replies: Replies;
  navigation: Omit<Navigation, 'follow'>;
  /** The latest event of the stream. */
  heard: ReadonlySignal<ConsoleEvent | undefined>;
  /** What parts on demand take: who looks at the open case, and transfers of it. */
  partsOnDemand(): LookingParts;
  readFilterValues(abort: AbortSignal): Promise<FilterValues>;
  preferences: Preferences;
  start(): void;
  stop(): void;
}

export interface WorkspaceParts {
  client: ConsoleClient;
  browser: ConsoleBrowser;
  email: string;
  /** What the keys of the agent's writing in this browser begin with. */
  storagePrefix: string;
  /** What visitors of a widget know the agent by. */
  aliasOn(widgetId: string): string;
  /** Whether the agent takes chats. */
  isOnline(): boolean;
  onAgent(agent: SignedInAgent): void;
}

/** One agent's place of work: everything that goes on while they are signed in, whichever screen is shown. */
export const WorkspaceModel = createModel((parts: WorkspaceParts): Workspace => {
  const { client, browser, email, storagePrefix, aliasOn, isOnline, onAgent } = parts;
  const { clock, storage, address } = browser;

  const toasting = new ToastingModel(clock);
  const seen = new SeenEntriesModel({ client, clock, storage, key: `${storagePrefix}seen` });
  const newChats = new NewChatsModel(clock);
  const reloading = createReloading(clock, browser.random, () => {
    mentions.expect();
    void seen.send();
    void conversation.reload();
    return inbox.load();
  });
  const onStale = reloading.soon;
  const inbox = new InboxModel({
    client,
    clock,
    myEmail: email,
    seen,
    onStale,
    onLoaded(unread) {
      mentions.learn(unread);
      reloading.succeeded();
    },
  });
  const replies = new RepliesModel(client);
  const mentions = new MentionsModel(client, onStale);
  const openCase = new OpenCaseModel({
    client,
    browser,
    storagePrefix,
    inbox,
    replies,
    toasting,
    myEmail: email,
    aliasOn,
    onStale,
  });
  const { conversation, composer, notes, takingOver } = openCase;
  const { caseId } = conversation;
  const navigation = createNavigation({
    address,
    inbox,
    conversation,
    seen,
    async claim(id) {
      const { failure } = await outcomeOf(() => inbox.change(id, () => client.claim(id, false)));
      return failure?.status === 409;
    },
    hasDraft: () => composer.draft.value !== '' || notes.draft.value !== '',
    onTurn(next) {
      // Taken away with the focus in it, the box would have the whole page laid out once more.
      browser.leaveTextBox();
      composer.stopTyping();
      takingOver.cancel();
      if (next !== undefined && newChats.latest.value?.id === next) newChats.dismiss();
    },
  });

  const alerts = new AlertsModel({
    browser,
    inbox,
    mentions,
    openId: caseId,
    isOnline,
    onOpen: navigation.open,
    onPush: (isOn) =>
      void import('../alerts/pushing').then(({ createPushing }) => createPushing(client, browser)(isOn)),
  });

  const heard = signal<ConsoleEvent | undefined>(undefined);
  const targets = {
    openCase,
    heard,
    inbox,
    seen,
    newChats,
    replies,
    mentions,
    alerts,
    reload: reloading.now,
    onAgent,
  };
  const connection = new ConnectionModel(client, browser, {
    onEvent: (event) => applyEvent(event, targets),
    onAgent,
    onPoll() {
      openCase.resume();
      return reloading.now();
    },
  });

  const ticker = createTicker(clock);
  const markSeen = createSeenMarking({ conversation, mentions, seen, page: browser.page });
  effect(markSeen);

  let undo: (() => void)[] = [];
  function stop() {
    openCase.stop();
    connection.stop();
    alerts.stop();
    reloading.stop();
    for (const fn of undo) fn();
    undo = [];
  }
  whenModelEnds(stop);

  return {
    now: computed(() => ticker.value - connection.clockAhead.value),
    inbox,
    connection,
    openCase,
    visitorActions: { client, caseId, change: inbox.change, toasting },
    newChats,
    mentions,
    alerts,
    replies,
    navigation,
    heard,
    partsOnDemand: () => ({ client, browser, caseId, myEmail: email, heard }),
    readFilterValues: (abort) => client.call('GET /cases/filters', { signal: abort }),
    preferences: new PreferencesModel(storage),
    start() {
      stop();
      undo = [
        address.onChange(() => void navigation.follow()),
        onWake(browser, markSeen),
        browser.page.onHidden(() => void toasting.settle()),
      ];
      reloading.start();
      openCase.start();
      alerts.start();
      connection.start();
      void navigation.follow();
    },
    stop,
  };
});
