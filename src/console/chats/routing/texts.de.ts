import type { RoutingTexts } from './texts';

export const routingTexts: RoutingTexts = {
  title: 'Verteilung und Benachrichtigungen',
  loading: 'Wird geladen …',
  done: 'Fertig',
  returned: (agent, seconds) =>
    `Zurück in der Warteschlange: ${agent} hat den Besucher ${seconds} Sekunden warten lassen.`,
  givenTo: (agent) => `Zugewiesen an ${agent}`,
  givenToYou: 'Ihnen zugewiesen',
  queued: 'In der Warteschlange: niemand war verfügbar',
  rules: {
    all: 'Alle Agenten werden benachrichtigt',
    roundRobin: 'Ein Agent nach dem anderen',
    leastBusy: 'Der Agent mit den wenigsten Chats',
  },
  withLimit: (rule, most) => `${rule}, höchstens ${most === 1 ? '1 Chat' : `${most} Chats`} pro Agent`,
  called: {
    console: (names) => `Hinweis in der offenen Konsole: ${names.join(', ')}`,
    push: (names) => `Push-Benachrichtigung: ${names.join(', ')}`,
    mail: (names) => `E-Mail: ${names.join(', ')}`,
    team: (names) => `Übergeben an ${names.join(', ')}`,
    nobody: () => 'Kein Agent war erreichbar',
  },
  you: 'Sie',
  candidate: (agent, reason) => `${agent}: ${reason}`,
  reasons: {
    chosen: () => 'zugewiesen',
    offline: () => 'nicht online',
    full: (chats) => `am Limit mit ${chats === 1 ? '1 offenem Chat' : `${chats} offenen Chats`}`,
    missedIt: () => 'nicht rechtzeitig geantwortet',
    busier: (chats) => `${chats === 1 ? '1 offener Chat' : `${chats} offene Chats`}, mehr als die anderen`,
    laterTurn: () => 'später an der Reihe',
  },
};
