import type { Chat } from './chat';
import { Icon } from '../../ui/Icon';
import { usePanel } from '../frame/use-panel';

/** What happens next while the service can't be reached. */
export function ConnectionBar({ chat }: { chat: Chat }) {
  const { language } = usePanel();
  const state = chat.connection.state.value;
  const isDown = state.kind === 'down';
  const seconds = chat.connection.secondsLeft.value;
  const line =
    isDown &&
    (state.isOffline ? language.offline : seconds > 0 ? language.lineDown(seconds) : language.connecting);
  return (
    <div class={isDown ? 'down' : ''}>
      {isDown && (
        <>
          <Icon name="offline" />
          <span key={line} class="line-text">
            {line}
          </span>
          <button type="button" onClick={chat.tryNow}>
            {language.tryNow}
          </button>
        </>
      )}
      <span class="cw-unseen" role="status">
        {isDown ? (state.isOffline ? language.offline : language.connecting) : ''}
      </span>
    </div>
  );
}
