import type { CaseView, SignedInAgent } from '../../contract/console';
import type { Workspace } from '../workspace/workspace';
import type { Session } from '../sign-in/session';
import { AgentHeader } from './AgentHeader';
import { CaseList } from './CaseList';
import { DrawnIcon } from '../frame/DrawnIcon';
import { ListTabs } from './ListTabs';

export interface InboxPaneProps {
  workspace: Workspace;
  session: Session;
  agent: SignedInAgent;
  onHelp(): void;
}

export function InboxPane({ workspace, session, agent, onHelp }: InboxPaneProps) {
  const { inbox, navigation } = workspace;
  const counts: Record<CaseView, number> = {
    open: inbox.openCount.value,
    offline: inbox.unreadOfflineCount.value,
    closed: 0,
  };
  const isPaused = agent.status === 'pause';
  function goOnline() {
    return void session.setStatus('online');
  }
  const hasCases = inbox.groups.value.length > 0;

  return (
    <nav class="pane list-pane" aria-label="Chats">
      <AgentHeader agent={agent} session={session} />
      <ListTabs view={inbox.view.value} counts={counts} onShow={navigation.show} />
      <div class="search">
        <DrawnIcon name="search" />
        <input
          type="search"
          placeholder="Find"
          aria-label="Find in the list"
          data-focus="search"
          value={inbox.wanted.value}
          onInput={(event) => inbox.want(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              inbox.want('');
              event.currentTarget.blur();
            }
          }}
        />
        <kbd aria-hidden="true">/</kbd>
      </div>
      {isPaused && hasCases && inbox.view.value === 'open' && (
        <div class="paused">
          <span>You are paused and get no new chats.</span>
          <button type="button" class="button button-accent" onClick={goOnline}>
            Go online
          </button>
        </div>
      )}
      <div class="list-scroll" role="tabpanel" id="case-panel" aria-labelledby={`tab-${inbox.view.value}`}>
        <CaseList
          workspace={workspace}
          isPaused={isPaused}
          hasWidgets={agent.widgets.length > 1}
          onGoOnline={goOnline}
        />
      </div>
      <footer class="list-foot">
        <button type="button" class="button button-plain" onClick={onHelp}>
          Keyboard <kbd>?</kbd>
        </button>
        <button type="button" class="button button-plain" onClick={() => void session.signOut()}>
          Sign out
        </button>
      </footer>
    </nav>
  );
}
