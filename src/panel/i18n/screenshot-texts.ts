import type { TextsByLanguage } from './texts-of';

/** What is said about the picture of a visitor's screen. */
export interface ScreenshotTexts {
  capture: string;
  choose: string;
  remove: string;
  /** Alternative text of the picture taken. */
  preview: string;
  unreadable: string;
  sending: string;
  sent: string;
  refused: string;
  failed: string;
  dismiss: string;
}

const english: ScreenshotTexts = {
  capture: 'Capture screen',
  choose: 'Choose picture',
  remove: 'Remove',
  preview: 'Your screenshot',
  unreadable: 'This file is not a picture that can be read.',
  sending: 'Sending your screenshot…',
  sent: 'Screenshot sent.',
  refused: 'This chat can’t take pictures, so your screenshot was not sent. Describe what you see instead.',
  failed: 'Your screenshot was not sent.',
  dismiss: 'Got it',
};

export const screenshotTexts: TextsByLanguage<ScreenshotTexts> = {
  en: english,
  de: {
    capture: 'Bildschirm aufnehmen',
    choose: 'Bild auswählen',
    remove: 'Entfernen',
    preview: 'Ihr Screenshot',
    unreadable: 'Diese Datei ist kein lesbares Bild.',
    sending: 'Ihr Screenshot wird gesendet …',
    sent: 'Screenshot gesendet.',
    refused:
      'Dieser Chat nimmt keine Bilder an, Ihr Screenshot wurde nicht gesendet. Beschreiben Sie bitte, was Sie sehen.',
    failed: 'Ihr Screenshot wurde nicht gesendet.',
    dismiss: 'Verstanden',
  },
  fr: {
    capture: 'Capturer l’écran',
    choose: 'Choisir une image',
    remove: 'Retirer',
    preview: 'Votre capture d’écran',
    unreadable: 'Ce fichier n’est pas une image lisible.',
    sending: 'Envoi de votre capture…',
    sent: 'Capture envoyée.',
    refused:
      'Ce chat n’accepte pas les images : votre capture n’a pas été envoyée. Décrivez plutôt ce que vous voyez.',
    failed: 'Votre capture n’a pas été envoyée.',
    dismiss: 'Compris',
  },
  es: {
    capture: 'Capturar pantalla',
    choose: 'Elegir imagen',
    remove: 'Quitar',
    preview: 'Su captura de pantalla',
    unreadable: 'Este archivo no es una imagen legible.',
    sending: 'Enviando su captura…',
    sent: 'Captura enviada.',
    refused: 'Este chat no admite imágenes: su captura no se ha enviado. Describa lo que ve.',
    failed: 'Su captura no se ha enviado.',
    dismiss: 'Entendido',
  },
  ar: {
    capture: 'التقاط الشاشة',
    choose: 'اختيار صورة',
    remove: 'إزالة',
    preview: 'لقطة شاشتك',
    unreadable: 'هذا الملف ليس صورة يمكن قراءتها.',
    sending: 'جارٍ إرسال لقطة الشاشة…',
    sent: 'تم إرسال لقطة الشاشة.',
    refused: 'لا تقبل هذه المحادثة الصور، لذلك لم تُرسل لقطة الشاشة. يمكنك وصف ما تراه بدلاً من ذلك.',
    failed: 'لم تُرسل لقطة الشاشة.',
    dismiss: 'حسنًا',
  },
};
