const bubble = 'M6 5h20a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H15l-7 6v-6H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4Z';

/** Names the screen, and counts the visitors who wait for the agent. */
export function pageTitle(screen: string, waiting: number): string {
  const name = screen || 'Console';
  return waiting > 0 ? `(${waiting}) ${name}` : name;
}

/** Shows the title, and an icon that carries a dot while somebody waits: both are seen from another tab. */
export function showTitle(page: Document, title: string, hasDot: boolean) {
  page.title = title;
  const dot = hasDot ? '<circle cx="25" cy="7" r="7" fill="#e8590c"/>' : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#3f3f46" d="${bubble}"/>${dot}</svg>`;
  const link = page.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
