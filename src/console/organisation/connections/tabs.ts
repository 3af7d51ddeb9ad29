import { connectionTexts, type ConnectionTexts } from './texts';

/** Links to the parts of the screen. */
export function tabsAt(current: keyof ConnectionTexts['parts']) {
  return Object.entries(connectionTexts().parts).map(([part, title]) => ({
    title,
    href: `#/connections/${part}`,
    isCurrent: part === current,
  }));
}
