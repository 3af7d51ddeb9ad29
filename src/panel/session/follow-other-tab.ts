import type { StoredChat } from '../../contract/storage/stored-chat';
import type { ChatRecord } from './chat-record';
import type { FarewellQueue } from './farewell-queue';
import type { JoinedChat } from './joined-chat';

export interface FollowingParts {
  record: ChatRecord;
  joined: JoinedChat;
  farewells: FarewellQueue;
  enter(stored: StoredChat, wasRestored: boolean): void;
  leave(): void;
  onView(view: StoredChat['view']): void;
}

/** Does here what another tab has done with the chat of this browser. */
export function followOtherTab(parts: FollowingParts, other: StoredChat | undefined): void {
  const { record, joined, leave } = parts;
  // What was ended here is no other tab's to take away.
  if (record.isReleased && other?.caseId === undefined) return;
  if (other?.isLeft) {
    if (!record.isReleased) {
      record.isReleased = true;
      leave();
    }
    parts.farewells.follow(other);
    return;
  }
  if (other && other.caseId === record.stored.peek()?.caseId) {
    record.stored.value = other;
    joined.chat.peek()?.followSeen(other.seenIndex);
    parts.onView(other.view);
    return;
  }
  leave();
  if (other) parts.enter(other, true);
}
