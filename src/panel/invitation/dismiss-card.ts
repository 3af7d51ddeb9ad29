/** Takes a card away by `dismiss`. The launcher gets the focus that was in it. */
export function dismissCard(card: HTMLElement | null, dismiss: () => void): void {
  const root = card?.getRootNode() as ShadowRoot | undefined;
  const hadFocus = root?.activeElement && card?.contains(root.activeElement);
  dismiss();
  if (hadFocus) root?.querySelector<HTMLElement>('[part~=launcher]')?.focus();
}
