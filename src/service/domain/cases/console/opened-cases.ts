import type { CaseSummary, EntryPage } from '../../../../operations/console/cases';
import type { Agent } from '../../agents/agents';
import { Failure } from '../../failure';
import { isIdentifier } from '../../widgets/directory';
import type { Widget, WidgetAgent } from '../../widgets/widgets';
import type { ChatCase } from '../cases';
import type { WithMails } from '../correspondence/with-mails';
import type { CaseFiles } from '../files/create-files';
import type { CaseStore } from '../tables';
import { asConsoleEntry, type Summarise } from './case-summaries';
import { consolePage } from './console-page';

export interface OpenedCasesPorts {
  store: CaseStore;
  summarise: Summarise;
  withFiles: CaseFiles['withFiles'];
  withMails: WithMails;
}

export interface OpenCase {
  chat: ChatCase;
  widget: Widget;
  shownAs: WidgetAgent;
}

/** How agents open a case of the widgets that they answer; every other case is `notFound`. */
export interface OpenedCases {
  open(agent: Agent, caseId: string): Promise<OpenCase>;
  pageBefore(chat: ChatCase, before: number): Promise<EntryPage>;
  summaryOf(chat: ChatCase, widget: Widget): Promise<CaseSummary>;
}

export function createCaseOpening({ cases, widgets }: Pick<CaseStore, 'cases' | 'widgets'>) {
  return async function open(agent: Agent, caseId: string): Promise<OpenCase> {
    const chat = isIdentifier(caseId) ? await cases.get(caseId.toLowerCase()) : undefined;
    if (!chat) throw new Failure('notFound');
    const place = await widgets.answeredBy(agent.email, chat.widgetId);
    if (!place) throw new Failure('notFound');
    return { chat, widget: place.widget, shownAs: place.agent };
  };
}

export function createOpenedCases({ store, summarise, withFiles, withMails }: OpenedCasesPorts): OpenedCases {
  return {
    open: createCaseOpening(store),

    async pageBefore(chat: ChatCase, before: number): Promise<EntryPage> {
      const { entries, hasMore } = await store.entries.pageBefore(chat.id, before, consolePage);
      const shown = await withFiles(entries, asConsoleEntry);
      return { entries: await withMails(chat, shown), hasEarlier: hasMore };
    },

    async summaryOf(chat: ChatCase, widget: Widget): Promise<CaseSummary> {
      const [summary] = await summarise([chat], new Map([[widget.id, widget]]));
      if (!summary) throw new Failure('notFound');
      return summary;
    },
  };
}
