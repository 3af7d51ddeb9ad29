import { mark } from '../kit/brand/mark';

/** Names the screen, and counts the visitors who wait for the agent and the notes that mention them. */
export function pageTitle(screen: string, waiting: number, mentions = 0): string {
  const name = screen || 'ChatWidget';
  return `${waiting > 0 ? `(${waiting}) ` : ''}${mentions > 0 ? `@${mentions} ` : ''}${name}`;
}

/** Shows the title, and an icon that has a dot while a visitor waits: both are seen from another tab. */
export function showTitle(page: Document, title: string, hasDot: boolean) {
  page.title = title;
  const dot = hasDot ? '<circle cx="25" cy="7" r="7" fill="#e8590c" stroke="#fff" stroke-width="2"/>' : '';
  const text = `<path fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" d="${mark.text}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${mark.colour}" d="${mark.bubble}"/>${text}${dot}</svg>`;
  const link = page.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
