import { useModel } from '@preact/signals';
import { Shape } from '../../ui/Shape';
import { usePanel, useTexts } from '../frame/use-panel';
import { alertTexts } from '../i18n/alert-texts';
import { MuteModel } from './mute';

const speaker = '17% 38%,32% 38%,54% 18%,54% 82%,32% 62%,17% 62%,17% 38%';
const loud = `${speaker},63% 36%,69% 33%,79% 50%,69% 67%,63% 64%,71% 50%,63% 36%`;
const crossed = `${speaker},18% 12%,88% 82%,82% 88%,12% 18%,18% 12%`;

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
      <Shape corners={isMuted ? crossed : loud} />
    </button>
  );
}
