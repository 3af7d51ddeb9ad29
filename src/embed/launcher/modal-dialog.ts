/**
 * The modal dialog of the page that lies on top, if any: all outside it is inert. Dialogs that opened in the
 * mutations given lie above those that were open before. https://html.spec.whatwg.org/multipage/interaction.html#inert
 */
export function topModalDialog(document: Document, mutations: MutationRecord[]): Element | undefined {
  const modal = 'dialog:modal';
  // Asked for one first: a list costs the page's memory, and hardly ever is there any.
  if (!document.querySelector(modal)) return undefined;
  const open = [...document.querySelectorAll(modal)];
  const opened = mutations.map(({ target }) => target as Element).filter((target) => open.includes(target));
  return opened.at(-1) ?? open.at(-1);
}
