import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { CaseView } from '../../../operations/console/cases';
import type { SignedInAgent } from '../../../operations/console/sign-in';
import type { Session } from '../../entry/sign-in/session';
import { isComposing } from '../../../ui/is-composing';
import { AgentHeader } from './AgentHeader';
import { isEmpty } from './case-filter';
import { CaseList } from './CaseList';
import { DrawnIcon } from '../../kit/frame/DrawnIcon';
import { focusListEnd, focusOnline } from '../../kit/frame/focus';
import { usePart } from '../../kit/frame/OnDemand';
import type { UnsentMark } from './case-order';
import type { Inbox } from './inbox';
import { ListTabs, tabOf, type Tab } from './ListTabs';
import { inboxTexts } from './texts';

export interface InboxPaneProps {
  inbox: Inbox;
  openId: string | undefined;
  now: ReadonlySignal<number>;
  session: Session;
  agent: SignedInAgent;
  /** By case: what was written there and not sent. */
  marks: ReadonlyMap<string, UnsentMark>;
  /** Takes all filters away. */
  onShowAll(): void;
  /** Where colleagues mention the agent. */
  mentions: ComponentChildren;
  /** What the list is filtered by. */
  filters: ComponentChildren;
  onFilter(): void;
  onShow(view: CaseView): void;
  onOpen(caseId: string): void;
  onHelp(): void;
  onSignOut(): void;
  /** What else is at the foot of the list. */
  foot: ComponentChildren;
}

export function InboxPane(props: InboxPaneProps) {
  const { inbox, openId, now, session, agent, marks, onShow, onOpen } = props;
  const counts: Record<Tab, string | number> = {
    open: inbox.openCount.value,
    offline: inbox.messageCount.value,
    closed: 0,
  };
  const tab = tabOf(inbox.view.value);
  const isSwitched =
    tab === 'offline' || inbox.view.value === 'snoozed' || (tab === 'open' && inbox.snoozedCount.value > 0);
  const ListSwitch = usePart(isSwitched, async () => (await import('./ListSwitch')).ListSwitch);
  const isPaused = agent.status === 'pause';
  const PauseReason = usePart(
    isPaused,
    async () => (await import('../../kit/pausing/PauseReason')).PauseReason,
  );
  const NotSentNotice = usePart(
    [...marks.values()].includes('notSent'),
    async () => (await import('./NotSentNotice')).NotSentNotice,
  );
  function goOnline() {
    // The button goes.
    focusOnline();
    void session.setStatus('online');
  }
  function showMore() {
    // The button goes, and what comes is below the last row.
    focusListEnd('last');
    void inbox.loadMore();
  }
  const isNarrowed = inbox.wanted.value.trim() !== '' || !isEmpty(inbox.filter.value);
  const found = inbox.rows.groups.value.reduce((sum, { cases }) => sum + cases.length, 0);
  const texts = inboxTexts();
  /** As it was when the pointer came: what is added or removed here moves each row below it. */
  const above = useRef<ComponentChildren>(null);
  if (!inbox.rows.isHeld.value) {
    above.current = (
      <>
        {isSwitched && ListSwitch && <ListSwitch inbox={inbox} tab={tab} onShow={onShow} />}
        {props.filters}
        {isPaused && inbox.view.value === 'open' && inbox.rows.groups.value.length > 0 && (
          <div class="paused">
            <span>{texts.pausedNotice}</span>
            <button type="button" class="button button-strong" onClick={goOnline}>
              {texts.goOnline}
            </button>
          </div>
        )}
        {props.mentions}
        <div role="status">{NotSentNotice && <NotSentNotice marks={marks} onOpen={onOpen} />}</div>
      </>
    );
  }

  return (
    <nav class="pane list-pane" aria-label={texts.chats}>
      <AgentHeader agent={agent} session={session} />
      {isPaused && !PauseReason && <div class="pause-place" />}
      {isPaused && PauseReason && (
        <PauseReason
          reason={agent.subStatus}
          isChanging={session.isChangingStatus.value}
          onChoose={(reason) => void session.setStatus('pause', reason)}
        />
      )}
      <ListTabs tab={tab} counts={counts} onShow={onShow} />
      <div class="search">
        <DrawnIcon name="search" />
        <input
          type="search"
          placeholder={texts.find}
          aria-label={texts.findInList}
          data-focus="search"
          value={inbox.wanted.value}
          onInput={(event) => inbox.want(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !isComposing(event)) {
              inbox.want('');
              event.currentTarget.blur();
            }
          }}
        />
        <kbd aria-hidden="true">/</kbd>
        <button
          type="button"
          class="button button-plain button-icon"
          aria-label={texts.filter}
          title={texts.filter}
          aria-haspopup="dialog"
          data-focus="filter"
          onClick={props.onFilter}
        >
          <DrawnIcon name="filter" />
        </button>
      </div>
      <p class="cw-unseen" role="status">
        {isNarrowed && !inbox.isLooking.value && texts.results(found, inbox.hasMore.value)}
      </p>
      {above.current}
      <div class="list-scroll" role="tabpanel" id="case-panel" aria-labelledby={`tab-${tab}`}>
        <CaseList
          inbox={inbox}
          openId={openId}
          now={now}
          onOpen={onOpen}
          marks={marks}
          isPaused={isPaused}
          isOnNoWidget={agent.widgets.length === 0}
          hasWidgets={agent.widgets.length > 1}
          onGoOnline={goOnline}
          onShowOpen={() => onShow('open')}
          onShowAll={props.onShowAll}
        />
        {inbox.hasMore.value && (
          <button type="button" class="button list-more" onClick={showMore}>
            {texts.showMore}
          </button>
        )}
      </div>
      <footer class="list-foot">
        <button type="button" class="button button-plain only-keyboard" onClick={props.onHelp}>
          {texts.keyboard} <kbd>?</kbd>
        </button>
        {props.foot}
        <button type="button" class="button button-plain" onClick={props.onSignOut}>
          {texts.signOut}
        </button>
      </footer>
    </nav>
  );
}
