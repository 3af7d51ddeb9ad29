import { wordsIn } from '../../kit/texts/words';
import type { RulesTexts } from './texts';
import { factHints, factWords, operatorWords } from './words/conditions';

const spans = { page: 'pro Seite', visit: 'pro Besuch', day: 'pro Tag', ever: 'pro Besucher' };

export const rulesTexts: RulesTexts = {
  title: 'Regeln',
  lead: 'Legen Sie fest, wer wann zum Chat eingeladen wird. Die erste zutreffende Regel gilt; Regeln mit höherer Priorität kommen zuerst.',
  noWidgets: 'Noch keine Widgets',
  noWidgetsHint: 'Erstellen Sie zuerst ein Widget, dann seine Regeln.',
  inOrder: 'Regeln in ihrer Reihenfolge',
  none: 'Noch keine Regeln',
  noneHint:
    'Eine Regel lädt Besucher ein, auf die sie zutrifft, zum Beispiel solche, die schon eine Weile auf einer Seite sind.',
  figuresFailed: (message) => `Die Zahlen zu den Einladungen konnten nicht geladen werden: ${message}`,
  isRemoved: (rule) => `${rule} wurde entfernt.`,
  addRule: 'Regel hinzufügen',
  newName: 'regel',
  newMessage: 'Guten Tag! Können wir Ihnen helfen?',
  noInvitations: (days) => `Keine Einladungen in den letzten ${days} Tagen`,
  notPublished: 'Noch nicht veröffentlicht',
  times: (count, written) => (count === 1 ? 'einmal' : `${written}-mal`),
  byAgents: (figures) => `Einladungen von Agenten unter „Besucher jetzt“. ${figures}`,
  figures: (days, shown, answered, closed) =>
    `Letzte ${days} Tage: ${shown} gezeigt, ${answered} beantwortet, ${closed} geschlossen`,

  name: 'Name',
  nameHint: 'Obergrenzen werden nach Namen gezählt. Mit einem neuen Namen beginnt die Zählung von vorn.',
  when: 'Wann',
  messages: {
    title: 'Nachrichten',
    description: 'Jede Einladung zeigt eine davon. {alias} wird durch den Namen des Agenten ersetzt.',
    itemTitle: 'Nachricht',
    addTitle: 'Nachricht hinzufügen',
  },
  priority: {
    title: 'Priorität',
    description:
      'Regeln mit höherer Priorität kommen zuerst, gleich in welcher Reihenfolge sie in der Liste stehen.',
  },
  isMinimized: 'Einzeilig anzeigen',
  offlineFallback: 'Offline-Formular öffnen, wenn kein Agent online ist',
  agentName: 'Name des Agenten',
  agentPicture: 'Bild des Agenten',
  limit: 'Obergrenze',
  limits: { ...spans, '': 'Keine Obergrenze' },
  limitTimes: 'Anzahl',

  match: 'Verknüpfung',
  joins: {
    all: 'Alle diese treffen zu',
    any: 'Mindestens eine davon trifft zu',
    not: 'Dies trifft nicht zu',
  },
  addCondition: 'Bedingung hinzufügen',
  removeCondition: 'Bedingung entfernen',
  addGroup: 'Gruppe hinzufügen',
  removeGroup: 'Gruppe entfernen',
  fact: 'Merkmal',
  variableName: 'Name der Variablen',
  comparison: 'Vergleich',
  value: 'Wert',
  timeValue: 'Wert, zum Beispiel 09:00-17:00',
  timeHint: (zone, hours) =>
    hours === undefined || hours === zone
      ? `In der Zeitzone ${zone}.`
      : `In der Zeitzone ${zone}. Die Zeiten des Widgets gelten in ${hours}.`,
  lineValues: 'Wert; einer pro Zeile',
  yes: 'ja',
  no: 'nein',
  facts: wordsIn('de', factWords),
  factHints: wordsIn('de', factHints),
  operators: wordsIn('de', operatorWords),

  quoted: (text) => `„${text}“`,
  variable: (name) => `die Variable ${name}`,
  flag: (fact, isYes) => `${fact}: ${isYes ? 'ja' : 'nein'}`,
  and: ' und ',
  or: ' oder ',
  not: (condition) => `nicht (${condition})`,
  anyone: 'jeder Besuch',
  never: 'nie (ohne Bedingung)',
  sentence: ({ condition, alias, cap, opensForm }) => {
    const by = alias ? ` Im Namen von ${alias}.` : '';
    const most = cap
      ? ` Höchstens ${cap.times === 1 ? 'einmal' : `${cap.times}-mal`} ${spans[cap.per]}.`
      : '';
    const form = opensForm ? ' Wenn kein Agent online ist, das Offline-Formular öffnen.' : '';
    return `Einladen, wenn gilt: ${condition}.${by}${most}${form}`;
  },

  dryRun: 'Probelauf',
  dryRunLead:
    'Spielen Sie einen Besuch mit den Regeln oben durch, gespeichert oder nicht, wie Ihre Seiten es täten. Der Besucher beantwortet und schließt keine Einladungen.',
  takeVisit: 'Vom Besuch eines Chats ausgehen',
  takeVisitHint:
    'Übernimmt erste und letzte Seite, Sprache, Ort, Zeit und Variablen. Sie ergänzen, wie lange der Besucher blieb und was er tat.',
  sampleVisit: 'Beispielbesuch',
  visitor: 'Besucher',
  variables: 'JavaScript-Variablen, eine pro Zeile: Name=Wert',
  onEachPage: 'Verhalten auf jeder Seite',
  pages: 'Seiten in ihrer Reihenfolge',
  addressOf: (page) => `Adresse von Seite ${page}`,
  secondsOn: (page) => `Sekunden auf Seite ${page}`,
  removePage: (page) => `Seite ${page} entfernen`,
  addPage: 'Seite hinzufügen',

  addToTry: 'Fügen Sie eine Regel hinzu, um sie auszuprobieren.',
  visitedPages: 'Seiten des Besuchs',
  rulesHere: 'Regeln auf dieser Seite',
  onPage: (page, outcome) => `Seite ${page}: ${outcome}`,
  noRuleInvites: 'Keine Regel lädt ein.',
  invitesAtOnce: (rule) => `„${rule}“ lädt sofort ein.`,
  invitesAfter: (rule, seconds) => `„${rule}“ lädt nach ${seconds} s ein.`,
  verdicts: {
    invites: 'Lädt ein',
    comesLater: 'Trifft zu, aber eine andere kommt zuerst',
    capReached: 'Trifft zu, aber ihre Obergrenze ist erreicht',
    fails: 'Trifft nicht zu',
  },
  explained: { all: 'Alle diese:', any: 'Mindestens eine davon:', not: 'Dies nicht:' },
  unknown: 'unbekannt',
  matches: 'trifft zu',
  fails: 'trifft nicht zu',
  seen: (outcome, value) => `${outcome}; tatsächlich: ${value}`,
};
