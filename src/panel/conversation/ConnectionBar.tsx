import type { Chat } from './chat';
import { Icon } from '../../ui/Icon';
import { usePanel } from '../frame/use-panel';

/** What happens next while the service can't be reached. */
export function ConnectionBar({ chat }: { chat: Chat }) {
  const { language } = usePanel();
  const state = chat.connection.state.value;
  const isDown = state.kind === 'down';
  const seconds = chat.connection.secondsLeft.value;
  const isOffline = isDown && state.isOffline;
  const status = isOffline ? language.offline : language.connecting;
  const line = !isOffline && seconds > 0 ? language.lineDown(seconds) : status;
  return (
    <div class={isDown ? 'down small' : ''}>
      {isDown && (
        <>
          <Icon name="offline" />
          <span key={line}>{line}</span>
          <button type="button" onClick={chat.tryNow}>
            {language.tryNow}
          </button>
        </>
      )}
      <span class="cw-unseen" role="status">
        {isDown && status}
      </span>
    </div>
  );
}
