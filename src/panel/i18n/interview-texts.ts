import type { TextsByLanguage } from './texts-of';

/** What is said where the form is a conversation. */
export interface InterviewTexts {
  yes: string;
  no: string;
  skip: string;
  /** Stands for an answer that was not given. */
  skipped: string;
  next: string;
  change: string;
}

export const interviewTexts: TextsByLanguage<InterviewTexts> = {
  en: { yes: 'Yes', no: 'No', skip: 'Skip', skipped: 'Skipped', next: 'Next', change: 'Change' },
  de: {
    yes: 'Ja',
    no: 'Nein',
    skip: 'Überspringen',
    skipped: 'Übersprungen',
    next: 'Weiter',
    change: 'Ändern',
  },
  fr: { yes: 'Oui', no: 'Non', skip: 'Passer', skipped: 'Passé', next: 'Suivant', change: 'Modifier' },
  es: { yes: 'Sí', no: 'No', skip: 'Omitir', skipped: 'Omitido', next: 'Siguiente', change: 'Cambiar' },
  ar: { yes: 'نعم', no: 'لا', skip: 'تخطٍّ', skipped: 'تم التخطي', next: 'التالي', change: 'تغيير' },
};
