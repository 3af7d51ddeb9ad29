import type { ComponentChildren } from 'preact';
import { Page } from '../page/Page';
import type { Toasting } from '../page/toasting';

export interface WidgetFrameProps {
  id: string;
  name: string;
  part: 'general' | 'install';
  toasting: Toasting;
  children: ComponentChildren;
}

const parts = [
  { part: 'general', title: 'General', path: '' },
  { part: 'install', title: 'Install', path: '/install' },
] as const;

/** What every part of a widget stands in. */
export function WidgetFrame({ id, name, part, toasting, children }: WidgetFrameProps) {
  const tabs = parts.map(({ part: one, title, path }) => ({
    title,
    href: `#/widgets/${id}${path}`,
    isCurrent: one === part,
  }));
  return (
    <Page title={name} above={{ href: '#/widgets', title: 'Widgets' }} tabs={tabs} toasting={toasting}>
      {children}
    </Page>
  );
}
