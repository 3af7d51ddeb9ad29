import type { CaseSummary } from '../../../../operations/console/cases';
import type { Agent } from '../../agents/agents';
import { isIdentifier } from '../../widgets/directory';
import type { ReadMark } from '../read-marks';
import type { CaseStore } from '../tables';

/** How far an agent has read cases, the same in all their consoles. */
export function createReadingMarks({ store }: { store: Pick<CaseStore, 'readMarks' | 'widgets'> }) {
  return {
    /** Marks cases as read; those that the agent doesn't answer are left out, since the widget may have changed hands meanwhile. */
    async markRead(agent: Agent, marks: ReadMark[]): Promise<void> {
      const known = marks
        .filter(({ caseId }) => isIdentifier(caseId))
        .map(({ caseId, lastIndex }) => ({ caseId: caseId.toLowerCase(), lastIndex }));
      if (known.length === 0) return;
      await store.readMarks.raise(agent.email, await store.widgets.idsOfAgent(agent.email), known);
    },

    /** The summaries, each with how far the agent has read it. */
    async withMarks(agent: Agent, summaries: CaseSummary[]): Promise<CaseSummary[]> {
      const marks = await store.readMarks.of(
        agent.email,
        summaries.map(({ id }) => id),
      );
      return summaries.map((summary) => {
        const readUpTo = marks.get(summary.id);
        return readUpTo === undefined ? summary : { ...summary, readUpTo };
      });
    },
  };
}

export type ReadingMarks = ReturnType<typeof createReadingMarks>;
