/** The parts of a widget’s screen, in the order of their tabs. */
export const widgetParts = [
  { part: 'general', title: 'General' },
  { part: 'look', title: 'Look' },
  { part: 'texts', title: 'Texts' },
  { part: 'forms', title: 'Forms' },
  { part: 'hours', title: 'Hours' },
  { part: 'behaviour', title: 'Behaviour' },
  { part: 'history', title: 'History' },
  { part: 'install', title: 'Install' },
] as const;

export type WidgetPart = (typeof widgetParts)[number]['part'];

/** The part that an address names: `#/widgets/w1/history`. */
export function partAt(name: string | undefined): WidgetPart {
  return widgetParts.find(({ part }) => part === name)?.part ?? 'general';
}
