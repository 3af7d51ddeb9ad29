import { effect } from '@preact/signals-core';
import { reportInvitation } from '../../client/report-invitation';
import type { Invitation } from '../../contract/settings/invitation';
import type { CountedOutcome } from '../../contract/organisation/invitations';
import { parseStoredChat, storedChatKey } from '../../contract/storage/stored-chat';
import type { Environment } from '../session/environment';
import type { VisitorSession } from '../session/visitor-session';

export interface OutcomeCounting {
  shown(): void;
  closed(): void;
}

type CountingSession = Pick<VisitorSession, 'invitation' | 'status'>;
type CountingEnvironment = Pick<Environment, 'browser' | 'service' | 'widgetId'>;

/** Has the service count what becomes of an invitation that is shown, if its rule is one of the service's. */
export function countOutcomes(
  session: CountingSession,
  { browser, service, widgetId }: CountingEnvironment,
  { ruleId, countedFor }: Invitation,
): OutcomeCounting {
  function count(outcome: CountedOutcome) {
    if (ruleId && countedFor && browser.keeping.isAllowed())
      reportInvitation(service, countedFor, ruleId, outcome);
  }
  return {
    shown() {
      count('shown');
      whenTakenUp(session, () => {
        if (parseStoredChat(browser.storage.get(storedChatKey(widgetId)))?.chatType === 'proactive')
          count('answered');
      });
    },
    closed: () => count('closed'),
  };
}

/** Once a chat has begun here in the place of the invitation; never, where it was closed, or another tab was quicker. */
function whenTakenUp({ invitation, status }: CountingSession, fn: () => void) {
  let isTakenUp = false;
  let end: () => void = () => {};
  if (!invitation.peek()) return;
  end = effect(() => {
    if (invitation.value) return;
    const { kind } = status.value;
    if (isTakenUp && (kind === 'joining' || kind === 'chat')) fn();
    isTakenUp = kind === 'loading' || kind === 'form' || kind === 'unreachable';
    if (!isTakenUp) end();
  });
}
