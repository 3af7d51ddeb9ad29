import type { ScreenLink } from './current-screen';

export interface ScreenLinksProps {
  groups: ScreenLink[][];
  onFollow?(): void;
}

export function ScreenLinks({ groups, onFollow }: ScreenLinksProps) {
  return (
    <>
      {groups.map((links) => (
        <ul key={links[0]?.group} class="screen-links">
          {links.map(({ title, href, isCurrent }) => (
            <li key={href}>
              <a href={href} aria-current={isCurrent ? 'page' : undefined} onClick={onFollow}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      ))}
    </>
  );
}
