import type { TextsByLanguage } from './texts-of';

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

export const invitationTexts: TextsByLanguage<InvitationTexts> = {
  en: {
    invitation: 'Invitation to chat',
    answer: 'Your answer',
    hint: 'Write an answer…',
    send: 'Send',
    close: 'Close invitation',
    minimize: 'Minimize invitation',
    show: 'Show invitation',
  },
  de: {
    invitation: 'Einladung zum Chat',
    answer: 'Ihre Antwort',
    hint: 'Antwort schreiben…',
    send: 'Senden',
    close: 'Einladung schließen',
    minimize: 'Einladung minimieren',
    show: 'Einladung anzeigen',
  },
  fr: {
    invitation: 'Invitation à discuter',
    answer: 'Votre réponse',
    hint: 'Écrivez une réponse…',
    send: 'Envoyer',
    close: 'Fermer l’invitation',
    minimize: 'Réduire l’invitation',
    show: 'Afficher l’invitation',
  },
  es: {
    invitation: 'Invitación a chatear',
    answer: 'Su respuesta',
    hint: 'Escriba una respuesta…',
    send: 'Enviar',
    close: 'Cerrar la invitación',
    minimize: 'Minimizar la invitación',
    show: 'Mostrar la invitación',
  },
  ar: {
    invitation: 'دعوة إلى الدردشة',
    answer: 'ردّك',
    hint: 'اكتب ردًّا…',
    send: 'إرسال',
    close: 'إغلاق الدعوة',
    minimize: 'تصغير الدعوة',
    show: 'عرض الدعوة',
  },
};
