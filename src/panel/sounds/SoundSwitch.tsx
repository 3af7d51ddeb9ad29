import { useState } from 'preact/hooks';
import { newsTexts } from '../i18n/alert-texts';
import { isMuted, setMuted } from './muted';
import { usePanel, useTexts } from '../frame/use-panel';

const bell = 'M5 8.5a5 5 0 0 1 10 0c0 4 1.5 5 1.5 5h-13S5 12.5 5 8.5Zm3.5 8a1.7 1.7 0 0 0 3 0';
const crossed = `${bell}M3.5 3l13 14`;

/** The visitor's own: kept for the pages to come. */
export function SoundSwitch() {
  const { surroundings } = usePanel();
  const { storage } = surroundings.browser;
  const [isOff, setOff] = useState(isMuted(storage));
  return (
    <button
      type="button"
      class="cw-tool"
      role="switch"
      aria-checked={!isOff}
      aria-label={useTexts(newsTexts).sounds}
      onClick={() => {
        setMuted(storage, !isOff);
        setOff(!isOff);
      }}
    >
      <svg
        class="cw-icon"
        viewBox="0 0 20 20"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        stroke-width="1.5"
        stroke-linecap="round"
        stroke-linejoin="round"
        aria-hidden="true"
      >
        <path d={isOff ? crossed : bell} />
      </svg>
    </button>
  );
}
