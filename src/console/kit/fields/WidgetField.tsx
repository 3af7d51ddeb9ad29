import type { WidgetList } from '../data/widget-list';
import { SelectField } from './SelectField';

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
  const names = widgets.names.value;
  if (names.size < 2 && field.fault === undefined) return null;
  const titles = new Map(mayBeAll ? [['', 'All'], ...names] : names);
  return (
    <SelectField
      {...field}
      title="Widget"
      options={[...titles.keys()]}
      schema={{ enumTitles: Object.fromEntries(titles) }}
    />
  );
}
