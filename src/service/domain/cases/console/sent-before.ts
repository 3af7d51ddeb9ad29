import type { CaseEntry, CaseNote } from '../../../../operations/console/cases';
import type { Agent } from '../../agents/agents';
import { isIdentifier } from '../../widgets/directory';
import type { WithMails } from '../correspondence/with-mails';
import type { CaseFiles } from '../files/create-files';
import type { CaseStore } from '../tables';
import { asConsoleEntry, asConsoleNote } from './case-summaries';

export interface SentBeforePorts {
  store: Pick<CaseStore, 'cases' | 'entries' | 'notes'>;
  withFiles: CaseFiles['withFiles'];
  withMails: WithMails;
}

/** Finds what an agent has written by an earlier try. */
export function createSentBefore({ store, withFiles, withMails }: SentBeforePorts) {
  async function find<Written extends { agentEmail?: string }>(
    agent: Agent,
    caseId: string,
    read: (caseId: string) => Promise<Written | undefined>,
  ) {
    const id = caseId.toLowerCase();
    const written = isIdentifier(caseId) ? await read(id) : undefined;
    const chat = written?.agentEmail === agent.email ? await store.cases.get(id) : undefined;
    return written && chat?.orgId === agent.orgId ? { written, chat } : undefined;
  }

  return {
    async answer(
      agent: Agent,
      caseId: string,
      messageId: string | undefined,
    ): Promise<CaseEntry | undefined> {
      if (messageId === undefined) return undefined;
      const found = await find(agent, caseId, (id) => store.entries.byMessage(id, messageId));
      if (found?.written.kind !== 'agent') return undefined;
      return (await withMails(found.chat, await withFiles([found.written], asConsoleEntry)))[0];
    },
    async note(agent: Agent, caseId: string, messageId: string | undefined): Promise<CaseNote | undefined> {
      if (messageId === undefined) return undefined;
      const found = await find(agent, caseId, (id) => store.notes.byMessage(id, messageId));
      return found && asConsoleNote(found.written);
    },
  };
}

/**
 * Does what an agent wants; where that is refused, looks whether an earlier try has done it, whose answer was lost: the chat may be a
 * colleague's by now, or out of the agent's reach.
 */
export async function doneOnce<Done>(
  act: () => Promise<Done>,
  findDone: () => Promise<Done | undefined>,
): Promise<Done> {
  try {
    return await act();
  } catch (refusal) {
    const done = await findDone();
    if (done === undefined) throw refusal;
    return done;
  }
}
