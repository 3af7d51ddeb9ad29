import { Drawing } from '../../ui/Drawing';
import type { ScreenLink } from './current-screen';
import { chats } from './screen-links';
import { appTexts } from './texts';

export interface ScreenAnchorProps {
  link: ScreenLink;
  /** Visitors who wait for the agent. */
  waiting: number;
  onFollow?(): void;
}

/** The way to one screen; that to the chats counts the visitors who wait. */
export function ScreenAnchor({ link, waiting, onFollow }: ScreenAnchorProps) {
  const { title, href, icon, isCurrent } = link;
  return (
    <a class="shell-link" href={href} aria-current={isCurrent ? 'page' : undefined} onClick={onFollow}>
      <Drawing path={icon} />
      <span class="shell-name">{title}</span>
      {href === chats && waiting > 0 && (
        <span class="shell-count">
          {waiting > 99 ? '99+' : waiting}
          <span class="cw-unseen"> {appTexts().waiting}</span>
        </span>
      )}
    </a>
  );
}
