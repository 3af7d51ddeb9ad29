import { DrawnIcon } from '../../kit/frame/DrawnIcon';
import type { Alerts } from './alerts';
import { alertTexts } from './texts';

export interface AlertSwitchesProps {
  alerts: Alerts;
}

/** What calls the agent, each with its switch. */
export function AlertSwitches({ alerts }: AlertSwitchesProps) {
  const { hasSound, hasNotifications, isBlocked } = alerts;
  const texts = alertTexts();
  return (
    <div class="alert-switches">
      <button
        type="button"
        class="button button-plain button-icon"
        role="switch"
        aria-label={texts.sounds}
        title={texts.sounds}
        aria-checked={hasSound.value}
        onClick={alerts.toggleSound}
      >
        <DrawnIcon name={hasSound.value ? 'sound' : 'soundOff'} />
      </button>
      <button
        type="button"
        class="button button-plain button-icon"
        role="switch"
        aria-label={texts.notifications}
        title={isBlocked.value ? texts.blocked : texts.desktopNotifications}
        aria-checked={hasNotifications.value}
        disabled={isBlocked.value}
        onClick={() => void alerts.toggleNotifications()}
      >
        <DrawnIcon name={hasNotifications.value ? 'bell' : 'bellOff'} />
      </button>
    </div>
  );
}
