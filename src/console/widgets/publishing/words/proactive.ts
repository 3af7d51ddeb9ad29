import type { WordsOfSettings } from './words-of-settings';

/** What the console calls the settings of invitations. */
export const proactiveWords = {
  'proactive.isOn': {
    en: { title: 'Invite visitors', description: 'When off, no rule invites.' },
    de: {
      title: 'Besucher einladen',
      description: 'Wenn ausgeschaltet, lädt keine Regel ein.',
    },
    fr: {
      title: 'Inviter les visiteurs',
      description: 'Si cette option est désactivée, aucune règle n’invite.',
    },
    es: {
      title: 'Invitar a los visitantes',
      description: 'Si está desactivado, ninguna regla invita.',
    },
  },
  'proactive.reengagementMinutes': {
    en: { title: 'After a visitor dismisses an invitation, wait' },
    de: { title: 'Pause, nachdem ein Besucher eine Einladung geschlossen hat' },
    fr: { title: 'Délai après la fermeture d’une invitation par un visiteur' },
    es: { title: 'Espera después de que un visitante cierre una invitación' },
  },
  'proactive.timeZone': {
    en: { title: 'Time zone', description: 'For times and weekdays in rules.' },
    de: { title: 'Zeitzone', description: 'Für Uhrzeiten und Wochentage in Regeln.' },
    fr: {
      title: 'Fuseau horaire',
      description: 'Pour les heures et les jours de la semaine des règles.',
    },
    es: {
      title: 'Zona horaria',
      description: 'Para las horas y los días de la semana de las reglas.',
    },
  },
  'proactive.trackRoutes': {
    en: { title: 'Count each route of a single-page application as a page' },
    de: { title: 'Jede Route einer Single-Page-Anwendung als Seite zählen' },
    fr: { title: 'Compter chaque route d’une application monopage comme une page' },
    es: { title: 'Contar cada ruta de una aplicación de una sola página como una página' },
  },
} satisfies WordsOfSettings;
