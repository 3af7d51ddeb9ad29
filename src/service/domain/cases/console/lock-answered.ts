import type { Agent } from '../../agents/agents';
import { Failure } from '../../failure';
import type { ChatCase } from '../cases';
import type { CaseTables } from '../tables';

/**
 * Locks a case for what the agent is about to change in it. Throws `notFound` if the agent doesn’t answer its widget: the
 * chat may have been transferred, or the agent removed, since the case was opened.
 */
export async function lockAnswered(
  { cases, widgets }: Pick<CaseTables, 'cases' | 'widgets'>,
  agent: Agent,
  caseId: string,
): Promise<ChatCase> {
  const chat = await cases.lock(caseId);
  if (!chat || !(await widgets.answeredBy(agent.email, chat.widgetId))) throw new Failure('notFound');
  return chat;
}

/** Throws `chatTaken` where the visitor has written after that entry. Once the chat is locked, that stays so. */
export async function assertRead(
  tables: Pick<CaseTables, 'entries'>,
  caseId: string,
  lastIndex: number,
): Promise<void> {
  if (await hasWrittenSince(tables, caseId, lastIndex))
    throw new Failure('chatTaken', 'The visitor has just written. Read that first.');
}

/** Whether the visitor has written after that entry. */
export async function hasWrittenSince(
  { entries }: Pick<CaseTables, 'entries'>,
  caseId: string,
  lastIndex: number,
): Promise<boolean> {
  const size = { kinds: ['visitor' as const], entries: 1, characters: 1 };
  return (await entries.page(caseId, lastIndex + 1, size)).entries.length > 0;
}
