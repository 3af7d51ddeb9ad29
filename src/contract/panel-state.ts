/** What stands on the page, as the panel tells the launcher and the rules of invitation. */
export interface PanelState {
  isOpen: boolean;
  hasChat: boolean;
  /** Agent messages the visitor has not seen. */
  unread: number;
  /** Nobody is invited while a form or an invitation is open. */
  isInviting?: boolean;
}
