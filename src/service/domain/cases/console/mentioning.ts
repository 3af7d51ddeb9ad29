import type { Mention } from '../../../../operations/console/inbox/mentions';
import type { Agent } from '../../agents/agents';
import type { CaseStore } from '../tables';
import { asConsoleNote, type Summarise } from './case-summaries';

export interface MentioningPorts {
  store: Pick<CaseStore, 'cases' | 'notes' | 'widgets'>;
  summarise: Summarise;
}

const mostListed = 50;

/** Lists the notes that mention an agent. A mention opens no case: those of widgets that the agent answers are listed alone. */
export function createMentioning({ store, summarise }: MentioningPorts) {
  return async function mentions(agent: Agent): Promise<Mention[]> {
    const answered = await store.widgets.namesOfAgent(agent.email);
    const widgets = new Map(answered.map((widget) => [widget.id, widget]));
    const notes = await store.notes.unreadMentions(agent.email, [...widgets.keys()], mostListed);
    const caseIds = [...new Set(notes.map(({ caseId }) => caseId))];
    const chats = await Promise.all(caseIds.map((id) => store.cases.get(id)));
    const summaries = await summarise(
      chats.filter((chat) => chat !== undefined),
      widgets,
    );
    const byId = new Map(summaries.map((summary) => [summary.id, summary]));
    return notes.flatMap((note) => {
      const summary = byId.get(note.caseId);
      return summary ? [{ summary, note: asConsoleNote(note) }] : [];
    });
  };
}
