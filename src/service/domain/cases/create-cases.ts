import type { CheckIdentity } from '../access/identity';
import type { Organisations } from '../access/organisations';
import type { Clock, PubSub, Secrets, UserAgents } from '../ports';
import type { FairQueue } from '../shares/fair-queue';
import type { Directory } from '../widgets/directory';
import { createAnswerTimes } from './answer-times';
import { createCaseBanning } from './ban-visitor';
import { createAgentCalling } from './calling/agent-calling';
import type { CaseLimits } from './case-limits';
import { createAnsweringByMail } from './correspondence/answering-by-mail';
import { createTakingMail, type TakingMailPorts } from './correspondence/taking-mail';
import { createWithMails } from './correspondence/with-mails';
import { createCaseFiles } from './files/create-files';
import type { FileBytes } from './files/file-bytes';
import { createCaseClosing } from './case-closing';
import { createChatOwners } from './console/chat-owners';
import { createConsole } from './console/create-console';
import { createLooking } from './looking';
import { createCaseEvents } from './events/case-events';
import { createIdleClosing } from './idle-closing';
import { createLiveCases } from './live-cases';
import { createChatRouting } from './routing/chat-routing';
import { createRoutingTrial } from './routing/routing-trial';
import { createPresent } from './present/create-present';
import type { CaseStore } from './tables';
import { createTyping } from './typing';
import { createVisitorChat } from './visitor/create-visitor-chat';
import { createWaking } from './waking';
import { createVisitorPresence } from './visitor/visitor-presence';

export interface CasesPorts extends Pick<TakingMailPorts, 'mailFrom' | 'replyAddresses'> {
  store: CaseStore & { organisations: Organisations };
  pubSub: PubSub;
  clock: Clock;
  secrets: Secrets;
  directory: Directory;
  checkIdentity: CheckIdentity;
  userAgents: UserAgents;
  limits: CaseLimits;
  searching: FairQueue;
  listing: FairQueue;
  /** Where files are. */
  fileBytes: FileBytes;
  /** In which pictures wait for their turn. */
  moving: FairQueue;
  isMailConfigured: boolean;
  /** Where the service is reached, for links. */
  publicUrl: string | undefined;
  /** Called with what went wrong while an event for consoles was made. */
  onFault(error: unknown): void;
}

/** Cases: what visitors, agents and bots say and do in them. */
export function createCases(ports: CasesPorts) {
  const { store, pubSub, clock, secrets, directory } = ports;
  const { cases } = store;
  const live = createLiveCases({ cases, pubSub, clock });
  const typing = createTyping({ pubSub, clock, limits: ports.limits });
  const looking = createLooking({ pubSub, clock });
  const presence = createVisitorPresence({ cases, pubSub, clock });
  const events = createCaseEvents({ secrets });
  const { inviterOf, ...present } = createPresent(ports);
  const closeCase = createCaseClosing({ store, clock, events });
  const files = createCaseFiles(ports);
  const { withFiles } = files;
  const answeringByMail = createAnsweringByMail(ports);
  const withMails = createWithMails(store);
  const room = {
    ...ports,
    live,
    typing,
    looking,
    presence,
    events,
    closeCase,
    withFiles,
    withMails,
    answeringByMail,
    inviterOf,
    present: present.present,
  };
  return {
    ...present,
    live,
    typing,
    looking,
    visitorPresence: presence,
    caseEvents: events,
    closeCase,
    files,
    answeringByMail,
    mailTaking: createTakingMail({ ...ports, files, answeringByMail }),
    endBannedChats: createCaseBanning(room).endBannedChats,
    answerTimes: createAnswerTimes({ cases, clock }),
    routeChats: createChatRouting(room),
    tryRouting: createRoutingTrial(ports),
    wakeSnoozed: createWaking(room),
    ...createAgentCalling({ ...room, owners: createChatOwners(ports) }),
    closeIdle: createIdleClosing({ cases, directory, clock, closeCase }),
    ...createVisitorChat(room),
    ...createConsole(room),
  };
}
