import type { ScreenLink } from './current-screen';

export interface ScreenLinksProps {
  groups: ScreenLink[][];
  /** Visitors who wait for the agent. */
  waiting: number;
  onFollow?(): void;
}

/** Address of the agent’s chats. */
export const chats = '#/';

export function ScreenLinks({ groups, waiting, onFollow }: ScreenLinksProps) {
  return (
    <>
      {groups.map((links) => (
        <ul key={links[0]?.group} class="screen-links">
          {links.map(({ title, href, isCurrent }) => (
            <li key={href}>
              <a href={href} aria-current={isCurrent ? 'page' : undefined} onClick={onFollow}>
                {title}
                {href === chats && waiting > 0 && <WaitingCount count={waiting} />}
              </a>
            </li>
          ))}
        </ul>
      ))}
    </>
  );
}

export function WaitingCount({ count }: { count: number }) {
  return (
    <span class="links-count">
      {count > 99 ? '99+' : count}
      <span class="cw-unseen"> waiting</span>
    </span>
  );
}
