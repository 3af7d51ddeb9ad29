import type { TextsByLanguage } from './texts-of';

export interface AfterChatTexts {
  question: string;
  /** Worst first. */
  scores: readonly [string, string, string, string, string];
  comment: string;
  send: string;
  thanks: string;
  transcript: string;
  mail: string;
  mailed(email: string): string;
  /** Where the server takes none. */
  noSurvey: string;
  noTranscript: string;
  failed: string;
}

export const afterChatTexts: TextsByLanguage<AfterChatTexts> = {
  en: {
    question: 'How was this chat?',
    scores: ['Very bad', 'Bad', 'Okay', 'Good', 'Very good'],
    comment: 'Anything to add?',
    send: 'Send',
    thanks: 'Thank you for your feedback!',
    transcript: 'Email me this conversation',
    mail: 'Send transcript',
    mailed: (email) => `The conversation is on its way to ${email}.`,
    noSurvey: 'Ratings can’t be taken in this chat.',
    noTranscript: 'This chat can’t be emailed.',
    failed: 'This could not be sent. Try again.',
  },
  de: {
    question: 'Wie war dieser Chat?',
    scores: ['Sehr schlecht', 'Schlecht', 'In Ordnung', 'Gut', 'Sehr gut'],
    comment: 'Möchten Sie etwas ergänzen?',
    send: 'Senden',
    thanks: 'Danke für Ihre Rückmeldung!',
    transcript: 'Unterhaltung per E-Mail erhalten',
    mail: 'Mitschrift senden',
    mailed: (email) => `Die Unterhaltung ist unterwegs an ${email}.`,
    noSurvey: 'Dieser Chat nimmt keine Bewertungen an.',
    noTranscript: 'Dieser Chat kann nicht per E-Mail gesendet werden.',
    failed: 'Das konnte nicht gesendet werden. Versuchen Sie es erneut.',
  },
  fr: {
    question: 'Comment s’est passée cette conversation ?',
    scores: ['Très mal', 'Mal', 'Correct', 'Bien', 'Très bien'],
    comment: 'Un commentaire ?',
    send: 'Envoyer',
    thanks: 'Merci pour votre avis !',
    transcript: 'Recevoir cette conversation par e-mail',
    mail: 'Envoyer la transcription',
    mailed: (email) => `La conversation est en route vers ${email}.`,
    noSurvey: 'Cette conversation ne peut pas être évaluée.',
    noTranscript: 'Cette conversation ne peut pas être envoyée par e-mail.',
    failed: 'L’envoi a échoué. Réessayez.',
  },
  es: {
    question: '¿Qué tal esta conversación?',
    scores: ['Muy mal', 'Mal', 'Aceptable', 'Bien', 'Muy bien'],
    comment: '¿Desea añadir algo?',
    send: 'Enviar',
    thanks: '¡Gracias por su opinión!',
    transcript: 'Recibir esta conversación por correo',
    mail: 'Enviar transcripción',
    mailed: (email) => `La conversación va en camino a ${email}.`,
    noSurvey: 'Esta conversación no admite valoraciones.',
    noTranscript: 'Esta conversación no se puede enviar por correo.',
    failed: 'No se ha podido enviar. Inténtelo de nuevo.',
  },
  ar: {
    question: 'كيف كانت هذه المحادثة؟',
    scores: ['سيئة جدًا', 'سيئة', 'مقبولة', 'جيدة', 'جيدة جدًا'],
    comment: 'هل تودّ إضافة شيء؟',
    send: 'إرسال',
    thanks: 'شكرًا على رأيك!',
    transcript: 'أرسل لي هذه المحادثة بالبريد',
    mail: 'إرسال نص المحادثة',
    mailed: (email) => `المحادثة في طريقها إلى ${email}.`,
    noSurvey: 'لا يمكن تقييم هذه المحادثة.',
    noTranscript: 'لا يمكن إرسال هذه المحادثة بالبريد.',
    failed: 'تعذّر الإرسال. حاول مرة أخرى.',
  },
};
