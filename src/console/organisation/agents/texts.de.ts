import type { AgentTexts } from './texts';

export const agentTexts: AgentTexts = {
  title: 'Agenten',
  people: 'Personen',
  teams: 'Teams',
  peopleLead:
    'Alle, die sich anmelden können. Agenten beantworten die Chats ihrer Widgets. Administratoren können auch Einstellungen ändern.',
  invite: 'Agenten einladen',
  sendInvitation: 'Einladung senden',
  createLink: 'Link erstellen',
  invited: (name) => `${name} wurde per E-Mail eingeladen.`,
  email: 'E-Mail-Adresse',
  name: 'Name',
  role: 'Rolle',
  roles: {
    agent: { title: 'Agent', may: 'Beantwortet die Chats der eigenen Widgets und Teams.' },
    administrator: {
      title: 'Administrator',
      may: 'Beantwortet Chats und verwaltet Widgets, Agenten, Schlüssel und Datenschutz.',
    },
  },
  teamsHelp: 'Der Agent beantwortet die Widgets seiner Teams.',
  team: 'Team',
  everybody: 'Alle',
  withoutTeam: 'Ohne Team',
  allInTeams: 'Alle sind in einem Team',
  nobodyIn: (team) => `In ${team} ist noch niemand`,
  addAgents: 'Agenten hinzufügen',
  shareLink: 'Geben Sie diesen Link weiter',
  link: 'Link',
  linkHelp:
    'Damit wählt {email} ein Passwort. Er gilt einmal, sieben Tage lang. Der Dienst kann ihn ohne Mailserver ({server}) und eigene Adresse ({address}) nicht senden.',

  roleAndTeams: 'Rolle und Teams',
  status: 'Status',
  widgets: 'Widgets',
  lastSeen: 'Zuletzt gesehen',
  never: 'Nie',
  on: 'Ein',
  none: 'Keine',
  nobody: 'Niemand',
  actions: 'Aktionen',
  manage: 'Verwalten',
  manageNamed: (name) => `${name} verwalten`,
  you: '(Sie)',
  isInvited: 'Eingeladen',
  online: 'Online',
  paused: 'Pausiert',

  remove: 'Entfernen',
  removeMore: 'Entfernen …',
  reallyRemove: (name) => `${name} entfernen?`,
  signedOutForGood:
    'Der Agent wird überall abgemeldet, kann sich nicht mehr anmelden und erscheint auf keinem Widget mehr.',
  chatsStay: 'Die Chats bleiben in den Logs.',
  removed: (name) => `${name} ist entfernt.`,
  rename: 'Umbenennen',
  renameNamed: (name) => `${name} umbenennen`,
  renameHelp: 'Kollegen sehen ihn, und Besucher dort, wo ein Widget keinen anderen Namen zeigt.',
  renamed: 'Umbenannt.',
  emailOfYou: (email) => `${email}, Sie`,
  done: 'Fertig',

  anotherCan: 'Ein anderer Administrator kann das ändern.',
  makeAgent: 'Zum Agenten machen',
  makeAdministrator: 'Zum Administrator machen',
  roleChanged: (name) => `Die Rolle von ${name} ist geändert.`,
  password: 'Passwort',
  noPasswordYet: 'Noch kein Passwort gewählt. Ein neuer Link ersetzt den alten.',
  passwordWorks: 'Das aktuelle Passwort gilt, bis ein anderes gewählt wird.',
  sendLink: 'Neuen Link senden',
  linkSent: (email) => `Link an ${email} gesendet.`,
  sessions: 'Sitzungen',
  notSignedIn: 'Nicht angemeldet.',
  signedIn: (places) => (places === 1 ? 'An einem Ort angemeldet.' : `An ${places} Orten angemeldet.`),
  signOut: 'Überall abmelden',
  signedOut: (name) => `${name} ist überall abgemeldet.`,
  secondFactor: 'Zwei-Faktor-Anmeldung',
  lostAndDemanded:
    'Falls App und Wiederherstellungscodes verloren sind. Bei der nächsten Anmeldung wird sie neu eingerichtet.',
  lost: 'Falls App und Wiederherstellungscodes verloren sind. Danach genügt das Passwort.',
  turnOff: 'Ausschalten',
  setsUpAgain: (name) => `${name} richtet die Zwei-Faktor-Anmeldung bei der nächsten Anmeldung neu ein.`,
  passwordOnly: (name) => `${name} meldet sich nun nur mit dem Passwort an.`,

  secondFactorLead:
    'Passwort und Code aus einer App, damit ein erratenes oder gestohlenes Passwort nicht genügt.',
  required: 'Erforderlich',
  optional: 'Freiwillig',
  haveIt(having, all) {
    if (having < all) return `${having} von ${all} Agenten haben sie eingerichtet.`;
    return all === 1 ? 'Sie haben sie eingerichtet.' : `Alle ${all} Agenten haben sie eingerichtet.`;
  },
  ownFirst:
    'Bevor Sie sie verlangen, {link}, damit Sie wissen, wie sie funktioniert, und angemeldet bleiben.',
  setUpOwn: 'richten Sie Ihre eigene ein',
  makeOptional: 'Freiwillig machen',
  require: 'Verlangen',
  requireMore: 'Verlangen …',
  reallyRequire: 'Zwei-Faktor-Anmeldung verlangen?',
  allHaveIt: 'Alle haben sie eingerichtet. Für sie ändert sich nichts.',
  mustSetUp: (names, count) =>
    `${names} ${count === 1 ? 'wird' : 'werden'} abgemeldet und ${count === 1 ? 'muss' : 'müssen'} sie bei der nächsten Anmeldung einrichten. Wählen Sie einen Zeitpunkt, zu dem kein Besucher wartet.`,
  ofYourAgents: (count) => `${count} Ihrer Agenten`,
  keysWork:
    'Schlüssel und Tokens funktionieren weiter. Auch die Anmeldung über einen OpenID-Anbieter, der nach eigenen Faktoren fragt.',
  nowRequired: 'Die Zwei-Faktor-Anmeldung ist jetzt erforderlich.',
  nowOptional: 'Die Zwei-Faktor-Anmeldung ist jetzt freiwillig.',

  teamsLead:
    'Agenten, die gemeinsam antworten, zum Beispiel Vertrieb oder Support. Alle in einem Team beantworten dessen Widgets.',
  newTeam: 'Neues Team',
  noTeams: 'Noch keine Teams',
  noTeamsHint:
    'Legen Sie eines an und nehmen Sie Agenten auf. Öffnen Sie dann ein Widget und wählen Sie das Team unter „Wer antwortet“.',
  createTeam: 'Team erstellen',
  teamNameHelp: 'Besucher sehen ihn nie. Bots können Chats an das Team weiterleiten, wie an einen Tag.',
  removeTeam: 'Team entfernen',
  removeNamed: (name) => `${name} entfernen`,
  accountsStay: 'Die Agenten behalten ihre Konten und Chats.',
  answersNone: 'Das Team beantwortet kein Widget.',
  loseWidgets: (widgets) =>
    `Die Agenten verlieren sofort ${widgets} und die Chats dort, außer sie sind selbst oder durch ein anderes Team auf einem Widget.`,
  teamRemoved: 'Dieses Team wurde entfernt.',
  saved: 'Gespeichert. Agenten sehen die Änderung sofort.',
  members: 'Mitglieder',
  answersWidgets: (widgets) => `Widgets: ${widgets}.`,
  answersNoneYet:
    'Dieses Team beantwortet noch kein Widget. Öffnen Sie dazu das Widget unter {link} und wählen Sie, wer antwortet.',
  findAgent: 'Agenten suchen',
  membersOf: (members, all) => `${members} von ${all} Agenten`,
  membersFound: (members, all, found) => `${members} von ${all} Agenten, ${found} gefunden`,
};
