import type { WidgetList } from '../data/widget-list';
import { SelectField } from './SelectField';
import { fieldTexts } from './texts';

export interface WidgetFieldProps {
  widgets: Pick<WidgetList, 'names'>;
  /** Its id; empty: all, where that may be chosen. */
  value: string;
  mayBeAll?: boolean;
  fault?: string | undefined;
  onChange(widgetId: string): void;
}

/** One of the organisation's widgets; nothing where there is no choice, unless something is wrong with it. */
export function WidgetField({ widgets, mayBeAll, ...field }: WidgetFieldProps) {
  const texts = fieldTexts();
  const names = widgets.names.value;
  if (names.size < 2 && field.fault === undefined) return null;
  const titles = new Map(mayBeAll ? [['', texts.all], ...names] : names);
  return (
    <SelectField
      {...field}
      title={texts.widget}
      options={[...titles.keys()]}
      schema={{ enumTitles: Object.fromEntries(titles) }}
    />
  );
}
