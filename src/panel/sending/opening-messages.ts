import type { Browser } from '../../browser/browser';
import type { Invitation } from '../../contract/settings/invitation';
import type { StoredMessage } from '../../contract/storage/stored-message';

/** As the place of what was said before the chat began. */
const beforeAll = -2;

/** What is in a transcript from the start: the invitation that the chat answers, and the visitor's question. */
export function openingMessages(
  { clock, uuid }: Pick<Browser, 'clock' | 'uuid'>,
  invitation: Invitation | undefined,
  /** What was asked, and the id under which the service has it. */
  asked: { id: string; message: string },
): StoredMessage[] {
  function opening(text: string, id: string) {
    return { version: 1, id, at: clock.now(), text } as const;
  }
  const messages: StoredMessage[] = [];
  if (invitation) {
    const { message, agent } = invitation;
    const author = agent?.alias ?? '';
    const avatar = agent?.avatarUrl ? { avatarUrl: agent.avatarUrl } : {};
    messages.push({ ...opening(message, uuid()), ...avatar, author, state: 'shown', after: beforeAll });
  }
  if (asked.message) messages.push({ ...opening(asked.message, asked.id), state: 'sent', after: -1 });
  return messages;
}
