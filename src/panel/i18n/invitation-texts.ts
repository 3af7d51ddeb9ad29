export interface InvitationTexts {
  /** Name of the card. */
  invitation: string;
  answer: string;
  hint: string;
  send: string;
  close: string;
  minimize: string;
  /** Name of the one-line form: what a click does. */
  show: string;
}

/** In English; the other languages' files hold their own. */
export const invitationTexts: InvitationTexts = {
  invitation: 'Invitation to chat',
  answer: 'Your answer',
  hint: 'Write an answer…',
  send: 'Send',
  close: 'Close invitation',
  minimize: 'Minimize invitation',
  show: 'Show invitation',
};
