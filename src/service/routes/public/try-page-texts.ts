import { acceptedLanguages } from '../../http/input/accept-language';

/** What the pages on which a widget is tried say. */
export interface TryPageTexts {
  title: string;
  visitor: string;
  agent: string;
  lead: string;
  noWidget: string;
  openConsole: string;
}

const texts: Record<string, TryPageTexts> = {
  en: {
    title: 'Try your widget',
    visitor: 'You, the visitor',
    agent: 'You, the agent',
    lead: 'You are a visitor here. Open the chat in the corner and write something, then answer in the console.',
    noWidget: 'If there is no chat in the corner, the widget is off or allows only other sites.',
    openConsole: 'Open the console',
  },
  de: {
    title: 'Probieren Sie Ihr Widget aus',
    visitor: 'Sie als Besucher',
    agent: 'Sie als Agent',
    lead: 'Hier sind Sie Besucher. Öffnen Sie den Chat in der Ecke, schreiben Sie etwas und antworten Sie dann in der Konsole.',
    noWidget: 'Ist in der Ecke kein Chat, dann ist das Widget aus oder nur für andere Seiten erlaubt.',
    openConsole: 'Konsole öffnen',
  },
  fr: {
    title: 'Essayez votre widget',
    visitor: 'Vous, le visiteur',
    agent: 'Vous, l’agent',
    lead: 'Ici, vous êtes un visiteur. Ouvrez le chat dans le coin et écrivez quelque chose, puis répondez dans la console.',
    noWidget:
      'S’il n’y a pas de chat dans le coin, le widget est désactivé ou n’est autorisé que sur d’autres sites.',
    openConsole: 'Ouvrir la console',
  },
  es: {
    title: 'Pruebe su widget',
    visitor: 'Usted, el visitante',
    agent: 'Usted, el agente',
    lead: 'Aquí usted es un visitante. Abra el chat de la esquina, escriba algo y responda después en la consola.',
    noWidget:
      'Si no hay ningún chat en la esquina, el widget está desactivado o solo se permite en otros sitios.',
    openConsole: 'Abrir la consola',
  },
};

/** Returns the texts in the first language of a browser that the console speaks as well, and its tag. */
export function tryPageTexts(acceptLanguage: string | undefined): TryPageTexts & { language: string } {
  const names = acceptedLanguages(acceptLanguage).map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  const language = names.find((name) => Object.hasOwn(texts, name)) ?? 'en';
  return { ...(texts[language] as TryPageTexts), language };
}
