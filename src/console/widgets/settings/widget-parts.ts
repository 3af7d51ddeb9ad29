/** The parts of a widget’s screen, in the order of their tabs. */
export const widgetParts = [
  'general',
  'look',
  'texts',
  'forms',
  'hours',
  'behaviour',
  'history',
  'install',
] as const;

export type WidgetPart = (typeof widgetParts)[number];

/** The part that an address names: `#/widgets/w1/history`. */
export function partAt(name: string | undefined): WidgetPart {
  return widgetParts.find((part) => part === name) ?? 'general';
}
