import type { ScreenLink } from './current-screen';

export interface ScreenLinksProps {
  links: ScreenLink[];
}

/** The way to the other screens, where there are any. */
export function ScreenLinks({ links }: ScreenLinksProps) {
  if (links.length < 2) return null;
  return (
    <nav class="screen-links" aria-label="Screens">
      {links.map(({ title, href, isCurrent }) => (
        <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}
