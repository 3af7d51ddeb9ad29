import { useModel } from '@preact/signals';
import { Drawing } from '../../ui/Drawing';
import { usePanel, useTexts } from '../frame/use-panel';
import { alertTexts } from '../i18n/alert-texts';
import { MuteModel } from './mute';

const bell = 'M5 8.5a5 5 0 0 1 10 0c0 4 1.5 5 1.5 5h-13S5 12.5 5 8.5Zm3.5 8a1.7 1.7 0 0 0 3 0';
const crossed = `${bell}M3.5 3l13 14`;

/** The visitor's own: kept for the pages to come. */
export function SoundSwitch() {
  const { environment } = usePanel();
  const mute = useModel(() => new MuteModel(environment));
  const isMuted = mute.isOn.value;
  return (
    <button
      type="button"
      class="tool"
      role="switch"
      aria-checked={!isMuted}
      aria-label={useTexts('alerts', alertTexts).sounds}
      onClick={mute.toggle}
    >
      <Drawing path={isMuted ? crossed : bell} />
    </button>
  );
}
