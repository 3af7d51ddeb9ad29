import { useState } from 'preact/hooks';
import { DrawnIcon } from '../kit/frame/DrawnIcon';
import type { ScreenLink } from './current-screen';
import { MoreDialog } from './MoreDialog';
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
  return (
    <nav class="bar" aria-label={texts.console}>
      {shown.map((link) => (
        <ScreenAnchor key={link.href} link={link} waiting={waiting} />
      ))}
      <button type="button" class="shell-link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <DrawnIcon name="more" />
        <span class="shell-name">{texts.more}</span>
      </button>
      {isOpen && <MoreDialog links={more} onSearch={onSearch} onClose={() => setOpen(false)} />}
    </nav>
  );
}
