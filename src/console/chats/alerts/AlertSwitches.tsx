import { DrawnIcon } from '../../kit/frame/DrawnIcon';
import type { Alerts } from './alerts';

export interface AlertSwitchesProps {
  alerts: Alerts;
}

/** What calls the agent, each with its switch. */
export function AlertSwitches({ alerts }: AlertSwitchesProps) {
  const { hasSound, hasNotifications, isBlocked } = alerts;
  const notificationsHint = isBlocked.value
    ? 'Notifications are blocked in the browser’s settings for this page'
    : 'Desktop notifications';
  return (
    <div class="alert-switches">
      <button
        type="button"
        class="button button-plain button-icon"
        role="switch"
        aria-label="Sounds"
        title="Sounds"
        aria-checked={hasSound.value}
        onClick={alerts.toggleSound}
      >
        <DrawnIcon name={hasSound.value ? 'sound' : 'soundOff'} />
      </button>
      <button
        type="button"
        class="button button-plain button-icon"
        role="switch"
        aria-label="Notifications"
        title={notificationsHint}
        aria-checked={hasNotifications.value}
        disabled={isBlocked.value}
        onClick={() => void alerts.toggleNotifications()}
      >
        <DrawnIcon name={hasNotifications.value ? 'bell' : 'bellOff'} />
      </button>
    </div>
  );
}
