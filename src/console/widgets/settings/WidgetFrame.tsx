import type { ComponentChildren } from 'preact';
import { Page } from '../../kit/page/Page';
import type { Toasting } from '../../kit/toasts/toasting';
import { settingsTexts } from './texts';
import { widgetParts, type WidgetPart } from './widget-parts';

export interface WidgetFrameProps {
  id: string;
  name: string;
  part: WidgetPart;
  toasting: Toasting;
  children: ComponentChildren;
}

/** The frame of every part of a widget. */
export function WidgetFrame({ id, name, part, toasting, children }: WidgetFrameProps) {
  const texts = settingsTexts();
  const tabs = widgetParts.map((one) => ({
    title: texts.parts[one],
    href: one === 'general' ? `#/widgets/${id}` : `#/widgets/${id}/${one}`,
    isCurrent: one === part,
  }));
  return (
    <Page
      isWide={['look', 'texts', 'forms'].includes(part)}
      title={name}
      above={{ href: '#/widgets', title: texts.widgets }}
      tabs={tabs}
      toasting={toasting}
    >
      {children}
    </Page>
  );
}
