import { useState } from 'preact/hooks';
import { DrawnIcon } from '../kit/frame/DrawnIcon';
import { OnDemand } from '../kit/frame/OnDemand';
import type { ScreenLink } from './current-screen';
import { splitForBar } from './screen-links';
import { ScreenAnchor } from './ScreenAnchor';
import { appTexts } from './texts';

export interface BottomBarProps {
  links: readonly ScreenLink[];
  waiting: number;
  onSearch(): void;
}

/** The way to the most used screens at the foot of a phone, and to all others behind “More”. */
export function BottomBar({ links, waiting, onSearch }: BottomBarProps) {
  const texts = appTexts();
  const [isOpen, setOpen] = useState(false);
  const { shown, more } = splitForBar(links);
  function onClose() {
    setOpen(false);
  }
  return (
    <>
      <nav class="bar" aria-label={texts.console}>
        {shown.map((link) => (
          <ScreenAnchor key={link.href} link={link} waiting={waiting} />
        ))}
        <button type="button" class="shell-link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <DrawnIcon name="more" />
          <span class="shell-name">{texts.more}</span>
        </button>
      </nav>
      {/* Beside the bar, which a wider window or an open chat hides. */}
      {isOpen && (
        <OnDemand
          title={texts.more}
          load={async () => (await import('./MoreDialog')).MoreDialog}
          props={{ links: more, onSearch, onClose }}
          onClose={onClose}
        />
      )}
    </>
  );
}
