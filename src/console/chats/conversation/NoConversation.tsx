import type { Conversation } from './conversation';
import type { Inbox } from '../inbox/inbox';
import { DrawnIcon } from '../../kit/frame/DrawnIcon';

export interface NoConversationProps {
  conversation: Conversation;
  inbox: Inbox;
  onLeave(): void;
  onOpenLongestWaiting(): void;
}

/** What is in the middle while no conversation does. */
export function NoConversation(props: NoConversationProps) {
  const { conversation, inbox, onLeave, onOpenLongestWaiting } = props;
  const state = conversation.state.value;
  const waiting = inbox.toAnswer.value.length;
  const back = (
    <button type="button" class="button" onClick={onLeave}>
      Back to the list
    </button>
  );
  switch (state.kind) {
    case 'loading':
    case 'ready':
      return <p class="empty quiet">Loading…</p>;
    case 'notFound':
      return (
        <div class="empty" role="alert">
          <strong>This chat can’t be found</strong>
          <p>It may belong to a widget you don’t answer.</p>
          {back}
        </div>
      );
    case 'failed':
      return (
        <div class="empty" role="alert">
          <strong>The chat could not be loaded</strong>
          <p>{state.message}</p>
          <div class="row">
            <button type="button" class="button button-strong" onClick={() => void conversation.reload()}>
              Try again
            </button>
            {back}
          </div>
        </div>
      );
    case 'none':
      return (
        <div class="empty">
          <DrawnIcon name="chats" />
          {waiting > 0 ? (
            <>
              <strong>
                {waiting === 1 ? '1 visitor is waiting' : `${waiting} visitors are waiting`} for an answer
              </strong>
              <button type="button" class="button button-accent" onClick={onOpenLongestWaiting}>
                {waiting === 1 ? 'Open the chat' : 'Open the longest-waiting chat'} <kbd>n</kbd>
              </button>
            </>
          ) : inbox.openCount.value === 0 ? (
            <>
              <strong>All caught up</strong>
              <p>When visitors write, the page title shows how many are waiting.</p>
            </>
          ) : (
            <>
              <strong>Pick a chat from the list</strong>
              <p>
                Or use <kbd>j</kbd> <kbd>k</kbd> to move and <kbd>Enter</kbd> to open.
              </p>
            </>
          )}
        </div>
      );
  }
}
