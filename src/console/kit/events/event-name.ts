import { eventTexts } from './texts';

/** What a person calls the event; an unknown one keeps its technical name. */
export function eventName(kind: string): string {
  const names: Readonly<Record<string, string>> = eventTexts();
  return Object.hasOwn(names, kind) ? (names[kind] ?? kind) : kind;
}
