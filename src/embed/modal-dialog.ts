/**
 * The modal dialog of the page that lies on top, if any: all outside it is inert. Dialogs that opened in the
 * mutations given lie above those that were open before.
 */
export function topModalDialog(document: Document, mutations: MutationRecord[]): Element | undefined {
  const open = [...document.querySelectorAll('dialog:modal')];
  const opened = mutations.map(({ target }) => target as Element).filter((target) => open.includes(target));
  return opened.at(-1) ?? open.at(-1);
}
