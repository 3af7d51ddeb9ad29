import type { CaseDetails, EntryPage } from '../../../../operations/console/cases';
import type { RoutingOfCase } from '../../../../operations/console/inbox/routing';
import type { Agent } from '../../agents/agents';
import type { UserAgents } from '../../ports';
import type { Widget } from '../../widgets/widgets';
import type { ChatCase } from '../cases';
import type { AnsweringByMail } from '../correspondence/answering-by-mail';
import { takenFiles } from '../files/file-type';
import { splitVariables } from '../form-answers';
import { explainRouting } from '../routing/routing-history';
import type { CaseStore } from '../tables';
import type { VisitorPresence } from '../visitor/visitor-presence';
import type { createCaseLists } from './case-lists';
import { asConsoleNote } from './case-summaries';
import type { OpenedCases } from './opened-cases';
import type { ReadingMarks } from './reading-marks';

export interface CaseReadingPorts {
  store: CaseStore;
  presence: Pick<VisitorPresence, 'isHere'>;
  userAgents: UserAgents;
  lists: Pick<ReturnType<typeof createCaseLists>, 'othersOfVisitor'>;
  cases: OpenedCases;
  withMarks: ReadingMarks['withMarks'];
  answeringByMail: Pick<AnsweringByMail, 'describe'>;
}

/** What an agent sees of a case. */
export function createCaseReading(ports: CaseReadingPorts) {
  const { store, presence, userAgents, lists, cases, withMarks, answeringByMail } = ports;
  const { open, pageBefore, summaryOf } = cases;

  /** That an open console rings for a new chat is no news. */
  async function hasRouting(caseId: string): Promise<boolean> {
    const [decisions, calls] = await Promise.all([
      store.routing.ofCase(caseId),
      store.agentCalls.ofCases([caseId]),
    ]);
    return (
      decisions.length > 0 ||
      (calls.get(caseId) ?? []).some(({ step, round }) => step !== 'console' || round > 0)
    );
  }

  /** A transfer leaves the page with its own widget: by that one the visitor filled in a form, and sends and gets files. */
  async function widgetOfPage({ pageWidgetId }: ChatCase): Promise<Widget | undefined> {
    return pageWidgetId === undefined ? undefined : store.widgets.get(pageWidgetId);
  }

  return {
    async details(agent: Agent, caseId: string): Promise<CaseDetails> {
      const { chat, widget } = await open(agent, caseId);
      const { pageUrl, referrerUrl, entryUrl, userAgent, locale, ipAddress } = chat.visitor;
      const [ofPage = widget, summary, mailed, page, isRouted, notes, others] = await Promise.all([
        widgetOfPage(chat),
        summaryOf(chat, widget).then(async (plain) => (await withMarks(agent, [plain]))[0] ?? plain),
        answeringByMail.describe({ chat, widget }),
        pageBefore(chat, chat.lastIndex + 1),
        hasRouting(chat.id),
        store.notes.ofCase(chat.id),
        lists.othersOfVisitor(agent, chat),
      ]);
      const { answers, variables } = splitVariables(chat, ofPage);
      const { files } = ofPage.settings;
      return {
        summary,
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
        ...(files.isOn && chat.type === 'chat' ? { takesFiles: takenFiles(files) } : {}),
        ...(mailed ? { mailedAnswers: mailed } : {}),
        ...page,
        ...(isRouted ? { isRouted } : {}),
        notes: notes.map(asConsoleNote),
        others,
      };
    },

    async routing(agent: Agent, caseId: string): Promise<RoutingOfCase> {
      const { chat } = await open(agent, caseId);
      const calls = (await store.agentCalls.ofCases([chat.id])).get(chat.id) ?? [];
      return {
        decisions: explainRouting(await store.routing.ofCase(chat.id)),
        calls: calls.map(({ at, step, names }) => ({ at, step, names })),
      };
    },

    /** Those before an index that the console knows. */
    async entriesBefore(agent: Agent, caseId: string, before: number): Promise<EntryPage> {
      const { chat } = await open(agent, caseId);
      return pageBefore(chat, before);
    },

    /** The agent has read what mentions them in the case. */
    async readMentions(agent: Agent, caseId: string): Promise<void> {
      const { chat } = await open(agent, caseId);
      await store.notes.markMentionsRead(chat.id, agent.email);
    },
  };
}
