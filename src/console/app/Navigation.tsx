import { useState } from 'preact/hooks';
import type { ScreenGroup } from './screen';
import type { ScreenLink } from './current-screen';
import { MenuDialog } from './MenuDialog';
import { chats, ScreenLinks, WaitingCount } from './ScreenLinks';

export interface NavigationProps {
  links: ScreenLink[];
  title: string;
  /** Visitors who wait for the agent. */
  waiting: number;
}

const groups: ScreenGroup[] = ['work', 'setUp', 'organisation', 'account'];

/** The way to the other screens, where there are any: beside the screen, or behind a button where the page is narrow. */
export function Navigation({ links, title, waiting }: NavigationProps) {
  const [isOpen, setOpen] = useState(false);
  if (links.length < 2) return null;
  const isAtChats = links.some(({ href, isCurrent }) => isCurrent && href === chats);
  const grouped = groups
    .map((group) => links.filter((link) => link.group === group))
    .filter(({ length }) => length > 0);
  return (
    <>
      <nav class="side" aria-label="Console">
        <ScreenLinks groups={grouped} waiting={waiting} />
      </nav>
      <header class="top">
        <button
          type="button"
          class="button button-plain"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          Menu
        </button>
        <strong>{title}</strong>
        {waiting > 0 && !isAtChats && (
          <a class="button button-plain top-waiting" href={chats}>
            Chats <WaitingCount count={waiting} />
          </a>
        )}
      </header>
      {isOpen && <MenuDialog groups={grouped} waiting={waiting} onClose={() => setOpen(false)} />}
    </>
  );
}
