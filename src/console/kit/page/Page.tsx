import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Toasts } from '../toasts/Toasts';
import type { Toasting } from '../toasts/toasting';
import { dropHastyClicks } from './drop-hasty-clicks';
import { useKeptFocus } from './use-kept-focus';
import '../fields/fields.css';
import './page.css';
import './table.css';

export interface PageProps {
  title: string;
  /** What the screen is for, in a sentence. */
  lead?: ComponentChildren;
  /** Buttons beside the title. */
  actions?: ComponentChildren;
  /** Links to the parts of what is shown, as of one widget. */
  tabs?: readonly PageTab[];
  /** Address and name of what this is a part of. */
  above?: { href: string; title: string };
  toasting?: Toasting;
  /** For what needs all the room, as a preview beside a form. */
  isWide?: boolean;
  children: ComponentChildren;
}

export interface PageTab {
  title: string;
  href: string;
  isCurrent: boolean;
}

/** The frame of every screen of administration. */
export function Page({ title, lead, actions, tabs, above, toasting, isWide, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  useEffect(() => dropHastyClicks(document), []);
  return (
    <main class="page" {...useKeptFocus()}>
      <div class={isWide ? 'page-inside page-wide' : 'page-inside'}>
        <header class="page-head">
          <div class="page-title">
            {above && (
              <a class="page-above" href={above.href}>
                {above.title}
              </a>
            )}
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {lead && <p class="quiet">{lead}</p>}
          </div>
          {actions && <div class="row">{actions}</div>}
        </header>
        {tabs && (
          <nav class="page-tabs" aria-label={title}>
            {tabs.map(({ title: name, href, isCurrent }) => (
              <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
                {name}
              </a>
            ))}
          </nav>
        )}
        {children}
      </div>
      {toasting && <Toasts toasting={toasting} />}
    </main>
  );
}
