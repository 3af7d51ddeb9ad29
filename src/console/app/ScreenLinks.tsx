import type { ScreenLink } from './current-screen';
import { grouped } from './screen-links';
import { ScreenAnchor } from './ScreenAnchor';

export interface ScreenLinksProps {
  links: readonly ScreenLink[];
  /** Visitors who wait for the agent. */
  waiting: number;
  onFollow?(): void;
}

/** The ways to screens, a list for each group. */
export function ScreenLinks({ links, ...rest }: ScreenLinksProps) {
  return (
    <>
      {grouped(links).map((group) => (
        <ul key={group[0]?.group} class="shell-links">
          {group.map((link) => (
            <li key={link.href}>
              <ScreenAnchor link={link} {...rest} />
            </li>
          ))}
        </ul>
      ))}
    </>
  );
}
