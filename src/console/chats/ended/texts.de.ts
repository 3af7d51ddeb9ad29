import type { EndedTexts } from './texts';

export const endedTexts: EndedTexts = {
  answerByMail: 'Per E-Mail antworten',
  subject: 'Ihre Nachricht',
  noEmail: 'Der Besucher hat keine E-Mail-Adresse hinterlassen.',
  noEmailButPhone: 'Der Besucher hat keine E-Mail-Adresse hinterlassen. Rufen Sie zurück.',
  endedAt: (when) => `Chat beendet: ${when}.`,
  writeMail: 'E-Mail schreiben',
  addNote: 'Notiz hinzufügen',
  openWaiting: 'Am längsten wartenden Chat öffnen',
  doneBy: (agent, when) => (agent ? `Erledigt von ${agent}, ${when}` : `Erledigt, ${when}`),
  done: 'Erledigt',
  openAgain: 'Wieder öffnen',
  draftNotSent: 'Ihr Entwurf wurde nicht gesendet',
  copy: 'Kopieren',
  copied: 'Kopiert',
  discard: 'Verwerfen',
  saidDone: 'Als erledigt markiert.',
  openedAgain: 'Wieder geöffnet.',
  discarded: 'Entwurf verworfen.',
};
