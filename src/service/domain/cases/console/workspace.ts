import type { NamedValue } from '../../../../operations/parts';
import type { Annotations } from '../../../../operations/console/inbox/annotations';
import type {
  AnsweringAgent,
  CaseDetails,
  CaseEntry,
  CaseNote,
  CaseSummary,
  Claim,
  EntryPage,
  NewAnswer,
  NewNote,
} from '../../../../operations/console/cases';
import { createAnnotating } from './annotating';
import type { CloseCase } from '../case-closing';
import type { CaseEvents } from '../events/case-events';
import type { NewTransfer, TransferTargets } from '../../../../operations/console/transfers';
import { isTimeZone } from '../../../../contract/hours/zoned-time';
import type { NewSnooze } from '../../../../operations/console/inbox/put-aside';
import { createCaseLists } from './case-lists';
import { ownerOf, type ChatOwners } from './chat-owners';
import { asConsoleEntry, asConsoleNote, type Summarise } from './case-summaries';
import { consolePage } from './console-page';
import type { RoutingOfCase } from '../../../../operations/console/inbox/routing';
import { explainRouting } from '../routing/routing-history';
import { createMentioning } from './mentioning';
import { writeNote } from './note-taking';
import { caseTexts } from '../case-texts';
import { isIdentifier } from '../../widgets/directory';
import { createCaseBanning } from '../ban-visitor';
import type { CaseFiles } from '../files/create-files';
import { takenFiles } from '../files/file-type';
import { splitVariables } from '../form-answers';
import type { NewBan } from '../../access/banning';
import type { Ban } from '../../access/bans';
import { Failure, invalidParameter } from '../../failure';
import type { Agent } from '../../agents/agents';
import type { ChatCase } from '../cases';
import type { CaseStore } from '../tables';
import type { Clock, Secrets, UserAgents, Writer } from '../../ports';
import type { Widget, WidgetAgent } from '../../widgets/widgets';
import type { FairQueue } from '../../shares/fair-queue';
import { createSpeaking } from '../speaking';
import { createPutAside } from './put-aside';
import { createTransferring } from './transferring';
import type { Looking } from '../looking';
import type { Typing } from '../typing';
import type { VisitorPresence } from '../visitor/visitor-presence';

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
  withFiles: CaseFiles['withFiles'];
  closeCase: CloseCase;
  events: Pick<CaseEvents, 'onResponded' | 'bots'>;
}

export type Workspace = ReturnType<typeof createWorkspace>;

/** The console tells again while the agent goes on writing. */
const typingHolds = 10_000;

/** What an agent does with the cases of the widgets that it answers; every other case is `notFound` to it. */
export function createWorkspace(ports: WorkspacePorts) {
  const { store, typing, looking, presence, userAgents, owners, summarise, closeCase } = ports;
  const lists = createCaseLists(ports);
  const speak = createSpeaking(ports);
  const annotating = createAnnotating(ports);
  const banning = createCaseBanning(ports);
  const transferring = createTransferring(ports);
  const putAside = createPutAside(ports);

  async function open(agent: Agent, caseId: string): Promise<OpenCase> {
    const chat = isIdentifier(caseId) ? await store.cases.get(caseId.toLowerCase()) : undefined;
    if (!chat) throw new Failure('notFound');
    const place = await store.widgets.answeredBy(agent.email, chat.widgetId);
    if (!place) throw new Failure('notFound');
    return { chat, widget: place.widget, shownAs: place.agent };
  }

  async function pageBefore(caseId: string, before: number): Promise<EntryPage> {
    const { entries, hasMore } = await store.entries.pageBefore(caseId, before, consolePage);
    return { entries: await ports.withFiles(entries, asConsoleEntry), hasEarlier: hasMore };
  }

  async function summaryOf(chat: ChatCase, widget: Widget): Promise<CaseSummary> {
    const [summary] = await summarise([chat], new Map([[widget.id, widget]]));
    if (!summary) throw new Failure('notFound');
    return summary;
  }

  return {
    list: lists.list,
    filterValues: lists.filterValues,
    mentions: createMentioning(ports),

    async details(agent: Agent, caseId: string): Promise<CaseDetails> {
      const { chat, widget } = await open(agent, caseId);
      const { pageUrl, referrerUrl, entryUrl, userAgent, locale, ipAddress } = chat.visitor;
      const { answers, variables } = splitVariables(chat, widget);
      const { files } = widget.settings;
      return {
        summary: await summaryOf(chat, widget),
        visitor: {
          ...(pageUrl ? { pageUrl } : {}),
          ...(referrerUrl ? { referrerUrl } : {}),
          ...(entryUrl ? { entryUrl } : {}),
          ...(userAgent ? { userAgent, ...userAgents.describe(userAgent) } : {}),
          ...(locale ? { locale } : {}),
          ...(ipAddress ? { ipAddress } : {}),
          ...(answers.length > 0 ? { answers } : {}),
          ...(variables.length > 0 ? { variables } : {}),
          isHere: chat.state !== 'closed' && presence.isHere(chat.id, chat.visitorSeenAt),
        },
        ...(files.isOn ? { takesFiles: takenFiles(files) } : {}),
        ...(await pageBefore(chat.id, chat.lastIndex + 1)),
        ...((await store.routing.ofCase(chat.id)).length > 0 ? { isRouted: true } : {}),
        notes: (await store.notes.ofCase(chat.id)).map(asConsoleNote),
      };
    },

    /** What else its visitor had, as far as the agent may read it. */
    async othersOfVisitor(agent: Agent, caseId: string): Promise<CaseSummary[]> {
      const { chat } = await open(agent, caseId);
      return lists.othersOfVisitor(agent, chat);
    },

    async routing(agent: Agent, caseId: string): Promise<RoutingOfCase> {
      const { chat } = await open(agent, caseId);
      return { decisions: explainRouting(await store.routing.ofCase(chat.id)) };
    },

    /** Those before an index that the console knows. */
    async entriesBefore(agent: Agent, caseId: string, before: number): Promise<EntryPage> {
      const { chat } = await open(agent, caseId);
      return pageBefore(chat.id, before);
    },

    /** Throws `chatTaken` where another agent has the chat, unless it is taken over. */
    async answer(agent: Agent, caseId: string, answer: NewAnswer): Promise<CaseEntry> {
      const { chat, shownAs } = await open(agent, caseId);
      const mayAnswer = (answer.takeOver ?? true) ? undefined : owners.assertFree;
      const entry = await speak(agent, chat, shownAs, { ...answer, mayAnswer });
      typing.set(chat, asWriter(agent, shownAs), false);
      const [shown] = await ports.withFiles([entry], asConsoleEntry);
      return shown ?? asConsoleEntry(entry);
    },

    /** Writes what only agents see. The chat stays whose it is. Throws `tooLarge` where the case is full of notes. */
    async note(agent: Agent, caseId: string, { text, messageId }: NewNote): Promise<CaseNote> {
      const { chat, shownAs } = await open(agent, caseId);
      const author = { email: agent.email, alias: agent.name || shownAs.alias };
      const at = ports.clock.now();
      const note = await store.transaction((tables) =>
        writeNote(tables, chat.id, { author, text, messageId, at }),
      );
      return asConsoleNote(note);
    },

    /** The agent has read what mentions them in the case. */
    async readMentions(agent: Agent, caseId: string): Promise<void> {
      const { chat } = await open(agent, caseId);
      await store.notes.markMentionsRead(chat.id, agent.email);
    },

    /** The chat is the agent's from now on. Throws `chatTaken` where another agent has it, unless it is taken over. */
    async claim(agent: Agent, caseId: string, { takeOver = true }: Claim): Promise<CaseSummary> {
      const { chat, widget, shownAs } = await open(agent, caseId);
      const claimed = await store.transaction(async (tables) => {
        if (!takeOver) await owners.assertFree(tables, agent, chat.id);
        const current = await tables.cases.lock(chat.id);
        if (!current || current.state === 'closed') throw new Failure('caseClosed');
        const claimedBy = { email: agent.email, alias: shownAs.alias || agent.name };
        return ownerOf(current)?.email === agent.email
          ? current
          : tables.cases.update(chat.id, { claimedBy, snoozedUntil: undefined, backSince: undefined });
      });
      return summaryOf(claimed ?? chat, widget);
    },

    async transferTargets(agent: Agent, caseId: string): Promise<TransferTargets> {
      return transferring.targets(agent, (await open(agent, caseId)).chat);
    },

    /** Answers the name of who has the chat from now on. */
    async transfer(agent: Agent, caseId: string, wanted: NewTransfer): Promise<{ to: string }> {
      const { chat, shownAs } = await open(agent, caseId);
      const to = await transferring.transfer(agent, chat, shownAs.alias || agent.name, wanted);
      typing.set(chat, asWriter(agent, shownAs), false);
      return { to };
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

    async annotate(agent: Agent, caseId: string, list: Annotations, given: NamedValue): Promise<CaseSummary> {
      const { chat, widget } = await open(agent, caseId);
      return summaryOf(await annotating.put(chat.id, list, given), widget);
    },

    async removeAnnotation(
      agent: Agent,
      caseId: string,
      list: Annotations,
      name: string,
    ): Promise<CaseSummary> {
      const { chat, widget } = await open(agent, caseId);
      return summaryOf(await annotating.remove(chat.id, list, name), widget);
    },

    async setDone(agent: Agent, caseId: string, isDone: boolean): Promise<CaseSummary> {
      const { chat, widget, shownAs } = await open(agent, caseId);
      const by = { email: agent.email, alias: agent.name || shownAs.alias };
      return summaryOf((await putAside.setDone(chat, by, isDone)) ?? chat, widget);
    },

    async snooze(agent: Agent, caseId: string, snooze: NewSnooze): Promise<CaseSummary> {
      const { chat, widget, shownAs } = await open(agent, caseId);
      const alias = shownAs.alias || agent.name;
      return summaryOf((await putAside.snooze(agent, chat.id, alias, snooze)) ?? chat, widget);
    },

    async wake(agent: Agent, caseId: string): Promise<CaseSummary> {
      const { chat, widget } = await open(agent, caseId);
      return summaryOf((await putAside.wake(agent, chat.id)) ?? chat, widget);
    },

    async morning(agent: Agent, caseId: string, timeZone: string): Promise<{ morning: number }> {
      if (!isTimeZone(timeZone)) throw invalidParameter('timezone', 'must be a zone like Europe/Berlin');
      const { widget } = await open(agent, caseId);
      return { morning: putAside.morning(widget.schedule, timeZone) };
    },

    /** Bans the visitor, and ends every chat that is theirs. Throws `invalidParameter` where none of the ways names them. */
    async ban(agent: Agent, caseId: string, ban: NewBan): Promise<Ban[]> {
      const { chat } = await open(agent, caseId);
      const made = await banning.ban(chat, ban);
      if (made.length === 0) throw invalidParameter('by', 'must be a known detail of the visitor');
      return made;
    },

    async close(agent: Agent, caseId: string): Promise<CaseSummary> {
      const { chat, widget, shownAs } = await open(agent, caseId);
      const closed = await closeCase(chat.id, 'agent', caseTexts.endedByAgent(shownAs.alias || agent.name));
      return summaryOf(closed ?? (await store.cases.get(chat.id)) ?? chat, widget);
    },
  };
}

function asWriter({ email, name }: Agent, { alias }: WidgetAgent): Writer {
  return { kind: 'agent', email, alias: alias || name };
}

interface OpenCase {
  chat: ChatCase;
  widget: Widget;
  shownAs: WidgetAgent;
}
