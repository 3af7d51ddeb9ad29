import type { ChatCase } from '../cases/cases';
import { mostTextOfChat, type Entries } from '../cases/entries';

/** Groups neighbouring chats whose texts are read together: at least one chat, and as much text as one chat may have. */
export async function groupChats(
  entries: Pick<Entries, 'textBytes'>,
  chats: ChatCase[],
): Promise<ChatCase[][]> {
  const bytes = await entries.textBytes(chats.map(({ id }) => id));
  const groups: ChatCase[][] = [];
  let sum = Infinity;
  for (const chat of chats) {
    const own = bytes.get(chat.id) ?? 0;
    sum += own;
    if (sum > mostTextOfChat) {
      groups.push([]);
      sum = own;
    }
    groups.at(-1)?.push(chat);
  }
  return groups;
}
