import type { ScreenGroup } from './screen';
import type { ScreenLink } from './current-screen';

/** Address of the agent’s chats. */
export const chats = '#/';

const groups: ScreenGroup[] = ['work', 'setUp', 'organisation', 'account'];

/** Returns the links by group, in the order of the navigation. */
export function grouped(links: readonly ScreenLink[]): ScreenLink[][] {
  return groups
    .map((group) => links.filter((link) => link.group === group))
    .filter(({ length }) => length > 0);
}

/** Splits the links into those that the bar of a phone has room for, and all others. */
export function splitForBar(links: readonly ScreenLink[]): { shown: ScreenLink[]; more: ScreenLink[] } {
  if (links.length <= 4) return { shown: [...links], more: [] };
  return {
    shown: links.filter(({ isMostUsed }) => isMostUsed),
    more: links.filter(({ isMostUsed }) => !isMostUsed),
  };
}
