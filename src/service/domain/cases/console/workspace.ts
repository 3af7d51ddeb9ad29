import type {
  AnsweringAgent,
  CaseEntry,
  CaseNote,
  CaseSummary,
  Claim,
  NewAnswer,
  NewNote,
} from '../../../../operations/console/cases';
import type { CloseCase } from '../case-closing';
import type { CaseEvents } from '../events/case-events';
import { openAtOnce } from '../../../../contract/limits';
import type { FirstLists } from '../../../../operations/console/inbox/first-lists';
import type { NewTransfer, TransferTargets } from '../../../../operations/console/transfers';
import type { ChatAsSeen } from '../../../../operations/parts';
import { createCaseLists } from './case-lists';
import { createOpenedCases, type OpenCase } from './opened-cases';
import { createCaseSorting } from './case-sorting';
import { createCaseReading } from './case-reading';
import { ownerOf, type ChatOwners } from './chat-owners';
import { asConsoleEntry, asConsoleNote, type Summarise } from './case-summaries';
import { assertRead, lockAnswered } from './lock-answered';
import { createMentioning } from './mentioning';
import { createReadingMarks } from './reading-marks';
import { createSentBefore, doneOnce } from './sent-before';
import { writeNote } from './note-taking';
import { caseTexts } from '../case-texts';
import { createCaseBanning } from '../ban-visitor';
import type { AnsweringByMail } from '../correspondence/answering-by-mail';
import type { WithMails } from '../correspondence/with-mails';
import type { CaseFiles } from '../files/create-files';
import type { NewBan } from '../../access/banning';
import type { Ban } from '../../access/bans';
import { Failure, invalidParameter } from '../../failure';
import type { Agent } from '../../agents/agents';
import type { CaseStore } from '../tables';
import type { Clock, Secrets, UserAgents, Writer } from '../../ports';
import type { WidgetAgent } from '../../widgets/widgets';
import type { FairQueue } from '../../shares/fair-queue';
import { createSpeaking } from '../speaking';
import { createTransferring } from './transferring';
import type { Looking } from '../looking';
import type { Typing } from '../typing';
import type { VisitorPresence } from '../visitor/visitor-presence';
import { sayBack } from '../waking';

export interface WorkspacePorts {
  store: CaseStore;
  clock: Clock;
  secrets: Pick<Secrets, 'uuid'>;
  typing: Typing;
  looking: Pick<Looking, 'at' | 'set'>;
  presence: Pick<VisitorPresence, 'isHere'>;
  userAgents: UserAgents;
  owners: ChatOwners;
  summarise: Summarise;
  searching: FairQueue;
  listing: FairQueue;
  withFiles: CaseFiles['withFiles'];
  withMails: WithMails;
  answeringByMail: AnsweringByMail;
  closeCase: CloseCase;
  events: Pick<CaseEvents, 'onResponded' | 'bots'>;
}

export type Workspace = ReturnType<typeof createWorkspace>;

/** The console tells again while the agent goes on writing. */
const typingHolds = 10_000;

/** What an agent does with the cases of the widgets that it answers; every other case is `notFound` to it. */
export function createWorkspace(ports: WorkspacePorts) {
  const { store, typing, looking, owners, closeCase, answeringByMail } = ports;
  const cases = createOpenedCases(ports);
  const { open, summaryOf } = cases;
  const { markRead, withMarks } = createReadingMarks(ports);
  const lists = createCaseLists({ ...ports, withMarks });
  const mentions = createMentioning(ports);
  const speak = createSpeaking(ports);
  const banning = createCaseBanning(ports);
  const transferring = createTransferring(ports);
  const sentBefore = createSentBefore(ports);

  async function answerIn(opened: OpenCase, agent: Agent, answer: NewAnswer): Promise<CaseEntry> {
    const { chat, shownAs } = opened;
    if (chat.type === 'offline') {
      const mailed = asConsoleEntry(await answeringByMail.answer(agent, opened, answer));
      return (await ports.withMails(chat, [mailed]))[0] ?? mailed;
    }
    const { takeOver = true, ...speech } = answer;
    const entry = await speak(agent, shownAs, speech, async (tables) => {
      const current = await lockAnswered(tables, agent, chat.id);
      if (!takeOver) await owners.assertFree(tables, agent, current);
      return current;
    });
    typing.set(chat, asWriter(agent, shownAs), false);
    const [shown] = await ports.withFiles([entry], asConsoleEntry);
    return shown ?? asConsoleEntry(entry);
  }
  async function noteIn({ chat, shownAs }: OpenCase, agent: Agent, given: NewNote): Promise<CaseNote> {
    const author = { email: agent.email, alias: agent.name || shownAs.alias };
    const at = ports.clock.now();
    const note = await store.transaction(async (tables) => {
      await lockAnswered(tables, agent, chat.id);
      return writeNote(tables, chat.id, { ...given, author, at });
    });
    return asConsoleNote(note);
  }

  return {
    list: lists.list,
    filterValues: lists.filterValues,
    mentions,
    async firstLists(agent: Agent): Promise<FirstLists> {
      const [open, offline, mentioned] = await Promise.all([
        lists.list(agent, { view: 'open' }, openAtOnce),
        lists.list(agent, { view: 'offline' }),
        mentions(agent),
      ]);
      return { open, offline, mentions: mentioned };
    },
    markRead,
    ...createCaseReading({ ...ports, lists, cases, withMarks }),
    ...createCaseSorting(ports, cases),

    /** Throws `chatTaken` where another agent has the chat, unless it is taken over. An offline message is answered by mail. */
    async answer(agent: Agent, caseId: string, answer: NewAnswer): Promise<CaseEntry> {
      return doneOnce(
        async () => answerIn(await open(agent, caseId), agent, answer),
        () => sentBefore.answer(agent, caseId, answer.messageId),
      );
    },

    async sendMailAgain(agent: Agent, caseId: string, index: number): Promise<void> {
      await answeringByMail.sendAgain(agent, await open(agent, caseId), index);
    },

    /** Writes what only agents see. The chat stays whose it is. Throws `tooLarge` where the case is full of notes. */
    async note(agent: Agent, caseId: string, given: NewNote): Promise<CaseNote> {
      return doneOnce(
        async () => noteIn(await open(agent, caseId), agent, given),
        () => sentBefore.note(agent, caseId, given.messageId),
      );
    },

    /** The chat is the agent's from now on. Throws `chatTaken` where another agent has it, unless it is taken over. */
    async claim(agent: Agent, caseId: string, { takeOver = true }: Claim): Promise<CaseSummary> {
      const { chat, widget, shownAs } = await open(agent, caseId);
      const claimed = await store.transaction(async (tables) => {
        const current = await lockAnswered(tables, agent, chat.id);
        if (!takeOver) await owners.assertFree(tables, agent, current);
        if (current.state === 'closed') throw new Failure('caseClosed');
        const claimedBy = { email: agent.email, alias: shownAs.alias || agent.name };
        if (ownerOf(current)?.email === agent.email) return current;
        if (current.snoozedUntil !== undefined) await sayBack(tables, chat.id, ports.clock.now());
        return tables.cases.update(chat.id, { claimedBy, snoozedUntil: undefined, backSince: undefined });
      });
      return summaryOf(claimed ?? chat, widget);
    },

    /** The chat waits for everyone again. Throws `notAvailable` where the agent has answered it. */
    async giveBack(agent: Agent, caseId: string): Promise<CaseSummary> {
      const { chat, widget } = await open(agent, caseId);
      const given = await store.transaction(async (tables) => {
        const current = await lockAnswered(tables, agent, chat.id);
        const { claimedBy: _claim, ...unclaimed } = current;
        if (ownerOf(current)?.email !== agent.email) return current;
        if (ownerOf(unclaimed)?.email === agent.email)
          throw new Failure('notAvailable', 'You have answered this chat. Transfer it instead.');
        return tables.cases.update(chat.id, { claimedBy: undefined });
      });
      return summaryOf(given ?? chat, widget);
    },

    async transferTargets(agent: Agent, caseId: string): Promise<TransferTargets> {
      return transferring.targets(agent, (await open(agent, caseId)).chat);
    },

    /** Returns the name of who has the chat from now on. */
    async transfer(agent: Agent, caseId: string, wanted: NewTransfer): Promise<{ to: string }> {
      async function transfer() {
        const { chat, shownAs } = await open(agent, caseId);
        const name = await transferring.transfer(agent, chat, shownAs.alias || agent.name, wanted);
        typing.set(chat, asWriter(agent, shownAs), false);
        return name;
      }
      return { to: await doneOnce(transfer, () => transferring.carriedOut(agent, caseId, wanted)) };
    },

    async setTyping(agent: Agent, caseId: string, isTyping: boolean): Promise<void> {
      const { chat, shownAs } = await open(agent, caseId);
      if (chat.state !== 'closed') typing.set(chat, asWriter(agent, shownAs), isTyping, typingHolds);
    },

    /** Answers who looks at the case, this agent too. */
    async setLooking(
      agent: Agent,
      caseId: string,
      viewer: string,
      isLooking: boolean,
    ): Promise<AnsweringAgent[]> {
      const { chat, shownAs } = await open(agent, caseId);
      const { email, name } = agent;
      looking.set(chat, { email, alias: name || shownAs.alias }, viewer, isLooking);
      return looking.at(chat.id);
    },

    /** Bans the visitor, and ends every chat that is theirs. Throws `invalidParameter` where none of the ways names them. */
    async ban(agent: Agent, caseId: string, ban: NewBan): Promise<Ban[]> {
      const { chat } = await open(agent, caseId);
      const made = await banning.ban(chat, ban, (tables) => lockAnswered(tables, agent, chat.id));
      if (made.length === 0) throw invalidParameter('by', 'must be a known detail of the visitor');
      return made;
    },

    /** Throws `chatTaken` where the visitor has written after that entry, or another agent than that owner has the chat by now. */
    async close(agent: Agent, caseId: string, { lastIndex, owner }: ChatAsSeen = {}): Promise<CaseSummary> {
      const { chat, widget, shownAs } = await open(agent, caseId);
      const farewell = caseTexts.endedByAgent(shownAs.alias || agent.name);
      const closed = await closeCase(chat.id, 'agent', farewell, async (tables) => {
        const current = await lockAnswered(tables, agent, chat.id);
        if (current.state === 'closed') return;
        if (owner !== undefined && owner !== (ownerOf(current)?.email ?? ''))
          await owners.assertFree(tables, agent, current);
        if (lastIndex !== undefined) await assertRead(tables, chat.id, lastIndex);
      });
      return summaryOf(closed ?? (await store.cases.get(chat.id)) ?? chat, widget);
    },
  };
}

function asWriter({ email, name }: Agent, { alias }: WidgetAgent): Writer {
  return { kind: 'agent', email, alias: alias || name };
}
