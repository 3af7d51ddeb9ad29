import type { NamedValue } from '../../../../operations/parts';
import type { Annotations } from '../../../../operations/console/inbox/annotations';
import type { Agent } from '../../agents/agents';
import { Failure, invalidParameter } from '../../failure';
import type { ChatCase } from '../cases';
import type { CaseStore } from '../tables';
import { lockAnswered } from './lock-answered';

export interface AnnotatingPorts {
  store: Pick<CaseStore, 'transaction'>;
}

const mostOfOneKind = 50;

const members = { labels: 'labels', variables: 'operatorVariables' } as const;

/** Agents write labels and variables on a case of any state; each name appears once in its list. */
export function createAnnotating({ store }: AnnotatingPorts) {
  async function change(
    agent: Agent,
    caseId: string,
    list: Annotations,
    edit: (before: NamedValue[]) => NamedValue[],
  ): Promise<ChatCase> {
    const member = members[list];
    const changed = await store.transaction(async (tables) => {
      const chat = await lockAnswered(tables, agent, caseId);
      return tables.cases.update(caseId, { [member]: edit(chat[member] ?? []) });
    });
    if (!changed) throw new Failure('notFound');
    return changed;
  }

  return {
    /** Adds it, or writes the one of that name; a label needs no value. */
    put(agent: Agent, caseId: string, list: Annotations, given: NamedValue): Promise<ChatCase> {
      const written = { name: given.name.trim(), value: given.value.trim() };
      if (!written.name) throw invalidParameter('name', 'is required');
      if (!written.value && list === 'variables') throw invalidParameter('value', 'is required');
      return change(agent, caseId, list, (before) => {
        const isKnown = before.some(({ name }) => name === written.name);
        if (isKnown) return before.map((one) => (one.name === written.name ? written : one));
        if (before.length < mostOfOneKind) return [...before, written];
        throw invalidParameter(
          'name',
          `must be one of the ${mostOfOneKind} that are there: no case takes more`,
        );
      });
    },

    /** One that is not there is gone already. */
    remove(agent: Agent, caseId: string, list: Annotations, name: string): Promise<ChatCase> {
      const gone = name.trim();
      return change(agent, caseId, list, (before) => before.filter((one) => one.name !== gone));
    },
  };
}
