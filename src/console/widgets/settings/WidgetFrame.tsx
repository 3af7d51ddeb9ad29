import type { ComponentChildren } from 'preact';
import { Page } from '../../kit/page/Page';
import type { Toasting } from '../../kit/page/toasting';

const parts = [
  { part: 'general', title: 'General' },
  { part: 'look', title: 'Look' },
  { part: 'texts', title: 'Texts' },
  { part: 'forms', title: 'Forms' },
  { part: 'hours', title: 'Hours' },
  { part: 'behaviour', title: 'Behaviour' },
  { part: 'history', title: 'History' },
  { part: 'install', title: 'Install' },
] as const;

export type WidgetPart = (typeof parts)[number]['part'];

/** The part that an address names: `#/widgets/w1/history`. */
export function partAt(name: string | undefined): WidgetPart {
  return parts.find(({ part }) => part === name)?.part ?? 'general';
}

export interface WidgetFrameProps {
  id: string;
  name: string;
  part: WidgetPart;
  toasting: Toasting;
  children: ComponentChildren;
}

/** What every part of a widget stands in. */
export function WidgetFrame({ id, name, part, toasting, children }: WidgetFrameProps) {
  const tabs = parts.map(({ part: one, title }) => ({
    title,
    href: one === 'general' ? `#/widgets/${id}` : `#/widgets/${id}/${one}`,
    isCurrent: one === part,
  }));
  return (
    <Page
      isWide={['look', 'texts', 'forms'].includes(part)}
      title={name}
      above={{ href: '#/widgets', title: 'Widgets' }}
      tabs={tabs}
      toasting={toasting}
    >
      {children}
    </Page>
  );
}
