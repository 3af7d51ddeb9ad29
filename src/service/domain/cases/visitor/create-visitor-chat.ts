import type { CheckIdentity } from '../../access/identity';
import type { Organisations } from '../../access/organisations';
import type { Clock, Secrets } from '../../ports';
import type { FairQueue } from '../../shares/fair-queue';
import { createVisiting } from '../../shares/visiting';
import type { Directory } from '../../widgets/directory';
import type { CaseLimits } from '../case-limits';
import type { CloseCase } from '../case-closing';
import type { CaseEvents } from '../events/case-events';
import type { CaseFiles } from '../files/create-files';
import type { LiveCases } from '../live-cases';
import type { CaseStore } from '../tables';
import type { Typing } from '../typing';
import { createChatPolling } from './chat-polling';
import { createChatStart, type ChatStartPorts } from './chat-start';
import { createVisitorScreenshots } from './screenshots';
import { createVisitorFollowUp } from './visitor-follow-up';
import { createVisitorMessages } from './visitor-messages';
import type { VisitorPresence } from './visitor-presence';

export interface VisitorChatPorts extends Pick<ChatStartPorts, 'inviterOf'> {
  store: CaseStore & { organisations: Organisations };
  clock: Clock;
  secrets: Secrets;
  directory: Directory;
  checkIdentity: CheckIdentity;
  live: LiveCases;
  typing: Typing;
  presence: VisitorPresence;
  events: CaseEvents;
  closeCase: CloseCase;
  limits: CaseLimits;
  moving: FairQueue;
  withFiles: CaseFiles['withFiles'];
}

/** What visitors do: start a chat, poll, send, rate, ask for the transcript. */
export function createVisitorChat(ports: VisitorChatPorts) {
  const { entries } = ports.store;
  const visiting = createVisiting();
  const takeMessage = createVisitorMessages({ ...ports, visiting });
  return {
    startChat: createChatStart({ ...ports, takeMessage, visiting }),
    polling: createChatPolling({ ...ports, entries }),
    takeMessage,
    screenshots: createVisitorScreenshots(ports),
    followUp: createVisitorFollowUp({ ...ports, mails: ports.events.mails, visiting }),
  };
}
