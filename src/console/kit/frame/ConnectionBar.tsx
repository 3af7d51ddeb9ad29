import type { ReadonlySignal } from '@preact/signals';
import { Icon } from '../../../ui/Icon';
import type { Connection } from './connection';
import { hasLostParts } from '../loading/lost-parts';
import { frameTexts } from './texts';

export interface ConnectionBarProps {
  connection: Connection;
  now: ReadonlySignal<number>;
  /** Loads the page again. */
  onReload(): void;
}

/** A thin bar that says what happens while the line is down, or a part of the page did not come; nothing else. */
export function ConnectionBar({ connection, now, onReload }: ConnectionBarProps) {
  const texts = frameTexts();
  const state = connection.state.value;
  const isDown = state.kind === 'down' || (state.kind === 'connecting' && state.isAgain);
  return (
    <div class="connection" role="status">
      {state.kind === 'polling' && (
        <div class="connection-bar">
          <Icon name="offline" />
          <span>{texts.polling}</span>
        </div>
      )}
      {hasLostParts.value && !isDown && (
        <div class="connection-bar">
          <Icon name="alert" />
          <span>{texts.partFailed}</span>
          <button type="button" class="cw-text-button" onClick={onReload}>
            {texts.tryNow}
          </button>
        </div>
      )}
      {isDown && (
        <div class="connection-bar">
          <Icon name="offline" />
          <span>{texts.offline}</span>
          {state.kind === 'down' ? (
            <>
              <Countdown until={state.retryAt} now={now} />
              <button type="button" class="cw-text-button" onClick={connection.retry}>
                {texts.tryNow}
              </button>
            </>
          ) : (
            <span aria-hidden="true">{texts.connecting}</span>
          )}
        </div>
      )}
    </div>
  );
}

function Countdown({ until, now }: { until: number; now: ReadonlySignal<number> }) {
  const seconds = Math.max(1, Math.ceil((until - now.value) / 1000));
  return <span aria-hidden="true">{frameTexts().nextTry(seconds)}</span>;
}
