import type { WordsOfSettings } from './words-of-settings';

/** What the console calls the settings of the texts of the panel. */
export const panelWords = {
  'texts.title': {
    en: { title: 'Title of the panel', description: 'Usually your company or team.' },
    de: { title: 'Titel des Chatfensters', description: 'Meist Ihre Firma oder Ihr Team.' },
    fr: {
      title: 'Titre de la fenêtre de chat',
      description: 'En général votre entreprise ou votre équipe.',
    },
    es: {
      title: 'Título de la ventana de chat',
      description: 'Normalmente, su empresa o su equipo.',
    },
  },
  'texts.presence': {
    en: { title: 'Line below the title', placeholder: 'We answer within minutes' },
    de: { title: 'Zeile unter dem Titel', placeholder: 'Wir antworten in wenigen Minuten' },
    fr: { title: 'Ligne sous le titre', placeholder: 'Nous répondons en quelques minutes' },
    es: { title: 'Línea bajo el título', placeholder: 'Respondemos en pocos minutos' },
  },
  onlineAgents: {
    en: {
      title: 'Show who is online',
      description: 'Names and photos of up to four agents who are online, before one of them answers.',
    },
    de: {
      title: 'Zeigen, wer online ist',
      description:
        'Namen und Fotos von bis zu vier Agenten, die online sind, bevor einer von ihnen antwortet.',
    },
    fr: {
      title: 'Afficher qui est en ligne',
      description: 'Noms et photos de quatre agents en ligne au plus, avant que l’un d’eux ne réponde.',
    },
    es: {
      title: 'Mostrar quién está en línea',
      description: 'Nombres y fotos de hasta cuatro agentes en línea, antes de que uno de ellos responda.',
    },
  },
  'texts.greeting': {
    en: { title: 'Above the first form' },
    de: { title: 'Über dem ersten Formular' },
    fr: { title: 'Au-dessus du premier formulaire' },
    es: { title: 'Encima del primer formulario' },
  },
  'texts.offlineGreeting': {
    en: { title: 'Above the form when no agent is online' },
    de: { title: 'Über dem Formular, wenn kein Agent online ist' },
    fr: { title: 'Au-dessus du formulaire lorsqu’aucun agent n’est en ligne' },
    es: { title: 'Encima del formulario cuando no hay ningún agente en línea' },
  },
} satisfies WordsOfSettings;
