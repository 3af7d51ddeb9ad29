import { Drawing } from '../../../ui/Drawing';
import type { Alerts } from './alerts';
import { alertTexts } from './texts';

const icons = {
  sound: 'M3.5 8v4h3l4 3.5v-11L6.5 8ZM13.5 7.5a3.5 3.5 0 0 1 0 5M15.5 5.5a6.5 6.5 0 0 1 0 9',
  soundOff: 'M3.5 8v4h3l4 3.5v-11L6.5 8ZM13.5 8l4 4M17.5 8l-4 4',
  bell: 'M5 8.5a5 5 0 0 1 10 0c0 4 1.5 5 1.5 5h-13S5 12.5 5 8.5Zm3.5 8a1.7 1.7 0 0 0 3 0',
  bellOff: 'M5 8.5a5 5 0 0 1 10 0c0 4 1.5 5 1.5 5h-13S5 12.5 5 8.5Zm3.5 8a1.7 1.7 0 0 0 3 0M3.5 3l13 14',
} as const;

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
        <Drawing path={hasSound.value ? icons.sound : icons.soundOff} />
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
        <Drawing path={hasNotifications.value ? icons.bell : icons.bellOff} />
      </button>
    </div>
  );
}
