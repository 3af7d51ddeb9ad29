import type { InstallFindingCode } from '../../../operations/console/widgets';
import type { SettingsScreenTexts } from './texts';

const findings: Record<Exclude<InstallFindingCode, 'pageFails'>, string> = {
  widgetThere: 'Die Seite enthält dieses Widget.',
  otherAddress: 'Die Seite lädt dieses Widget von einer anderen Adresse als der dieses Dienstes.',
  moreThanOnce: 'Die Seite enthält dieses Widget mehrmals. Einmal genügt.',
  otherWidget: 'Die Seite enthält ein anderes Widget. Ersetzen Sie es durch das Snippet dieses Widgets.',
  ownScript: 'Die Seite lädt dieses Widget mit einem eigenen Skript.',
  otherVersion:
    'Die Seite ist auf eine andere Version des Widgets festgelegt, als dieser Dienst hat. Kopieren Sie das Snippet mit fester Version neu.',
  brokenSnippet:
    'Die Seite enthält das Snippet, aber Browser können es nicht ausführen: Ein Editor zeigt es als Text oder hat die Anführungszeichen geändert. Fügen Sie es erneut als HTML ein.',
  heldBack:
    'Die Seite enthält dieses Widget, aber ein anderes Tool hält es zurück, zum Beispiel ein Cookie-Banner. Besucher sehen es, sobald dieses Tool es zulässt.',
  tagManager:
    'Die Seite selbst enthält das Widget nicht, lädt aber einen Tag-Manager, der es vielleicht einfügt. Öffnen Sie die Seite und suchen Sie den Chat-Button.',
  noWidget:
    'Die Seite enthält das Widget nicht. Fügen Sie das Snippet vor </body> ein und veröffentlichen Sie die Seite. Seiten, die erst im Browser entstehen, lassen sich von hier aus nicht prüfen.',
  noPolicy: 'Die Seite hat keine Content Security Policy, die das Widget blockieren könnte.',
  policyAllows: 'Die Content Security Policy der Seite lässt das Widget zu.',
  policyBlocks: 'Die Content Security Policy der Seite blockiert das Widget. Ergänzen Sie:',
  nonceMissing:
    'Die Content Security Policy der Seite lässt nur Skripte mit ihrer Nonce zu. Ergänzen Sie die Nonce im Tag des Snippets.',
  notByHttps:
    'Die Seite wird über https geladen, das Widget aber über http, was Browser blockieren. Stellen Sie diesen Dienst über https bereit und kopieren Sie das Snippet dann erneut.',
  wrongKey:
    'Die Seite verwendet einen Besucherschlüssel, den es nicht gibt oder der widerrufen wurde. Kopieren Sie das Snippet erneut.',
  noKey:
    'Es gibt keinen Besucherschlüssel, daher können Besucher nicht chatten. Erstellen Sie einen unter „API-Schlüssel“.',
  siteNotAllowed: 'Diese Website gehört nicht zu den erlaubten Websites des Widgets. Fügen Sie sie hinzu:',
  widgetOff: 'Das Widget ist ausgeschaltet. Schalten Sie es unter „Allgemein“ ein.',
};

export const settingsTexts: SettingsScreenTexts = {
  widgets: 'Widgets',
  lead: 'Besucher chatten über ein Widget. Erstellen Sie eines je Website oder Sprache.',
  newWidget: 'Neues Widget',
  newHint: 'Besucher sehen ihn in E-Mails. Zunächst beantworten nur Sie die Chats.',
  create: 'Widget erstellen',
  none: 'Noch keine Widgets',
  noneHint: 'Erstellen Sie eines und fügen Sie dann sein Snippet in Ihre Seite ein.',
  columns: { name: 'Name', chats: 'Chats', invitations: 'Einladungen', id: 'ID', actions: 'Aktionen' },
  on: 'Ein',
  off: 'Aus',
  install: 'Einbauen',
  installNamed: (name) => `${name} einbauen`,
  remove: 'Entfernen',
  removeNamed: (name) => `${name} entfernen`,
  reallyRemove: (name) => `${name} entfernen?`,
  removalTakes: [
    'Es verschwindet von allen Seiten, und seine offenen Chats enden.',
    'Seine Einstellungen und Regeln gehen verloren. Die Unterhaltungen bleiben in den Logs.',
  ],
  removeWidget: 'Widget entfernen',
  isRemoved: (name) => `${name} wurde entfernt.`,

  widget: 'Widget',
  saved: 'Gespeichert. Die Seiten zeigen es innerhalb einer Minute.',
  parts: {
    general: 'Allgemein',
    look: 'Aussehen',
    texts: 'Texte',
    forms: 'Formulare',
    hours: 'Zeiten',
    behaviour: 'Verhalten',
    history: 'Verlauf',
    install: 'Einbauen',
  },

  general: {
    name: { title: 'Name', description: 'Ihr Team sieht ihn in Listen, Besucher als Absender von E-Mails.' },
    enabled: {
      title: 'Widget eingeschaltet',
      description: 'Wenn ausgeschaltet, zeigen die Seiten nichts.',
    },
    mails: {
      title: 'E-Mails senden an',
      description:
        'Offline-Nachrichten und Protokolle. Wenn leer, gehen Offline-Nachrichten an den Inhaber des Widgets.',
    },
    idle: {
      title: 'Inaktive Chats beenden nach',
      description: 'Wenn niemand schreibt und der Besucher die Website verlassen hat.',
    },
    rule: {
      title: 'Neue Chats gehen an',
      description:
        'Geht ein Chat an einen Agenten, wird nur dieser benachrichtigt. Alle können ihn trotzdem übernehmen oder weiterleiten.',
      enumTitles: {
        all: 'Alle Agenten gleichzeitig',
        roundRobin: 'Einen Agenten nach dem anderen',
        leastBusy: 'Den Agenten mit den wenigsten Chats',
      },
    },
    limit: {
      title: 'Chats pro Agent',
      description:
        'Wer so viele offene Chats hat, bekommt keine weiteren. Ohne Wirkung, wenn neue Chats an alle gehen. 0 heißt unbegrenzt.',
      unit: 'Chats',
    },
    returns: {
      title: 'Zurück in die Warteschlange nach',
      description:
        'Wenn der Agent den Besucher so lange warten lässt. Der Besucher sieht einen Hinweis. 0 heißt nie.',
      unit: 'Sekunden',
    },
    sites: {
      title: 'Erlaubte Websites',
      description: 'Wenn leer, jede Website. Ein Stern steht für alle Subdomains: https://*.shop.example.',
      itemTitle: 'Website',
      addTitle: 'Website hinzufügen',
    },

    whoAnswers: 'Wer antwortet',
    whoAnswersLead: 'Besucher sehen diese Namen und Bilder.',
    teams: 'Teams',
    teamsLead:
      'Alle Mitglieder dieser Teams antworten. Besucher sehen den Namen ihres Kontos. Um einen anderen Namen oder ein Bild zu zeigen, fügen Sie den Agenten unten hinzu.',
    noMembers: 'Noch keine Mitglieder.',
    agents: 'Agenten',
    noAccount: 'hat noch kein Konto',
    answersIn: (teams) => `antwortet als Mitglied von ${teams}`,
    shownAs: 'Angezeigt als',
    picture: 'Bild',
    tags: {
      title: 'Tags',
      description: 'Bots leiten Chats anhand von Tags weiter.',
      itemTitle: 'Tag',
      addTitle: 'Tag hinzufügen',
    },
    calling: {
      title: 'Hinweise auf wartende Chats',
      lead: 'Offene Konsolen klingeln sofort. Übernimmt niemand den Chat, werden die Agenten der Reihe nach auf diesen Wegen benachrichtigt. Ein Weg, der niemanden erreicht, wird übersprungen.',
      push: {
        title: 'Push-Benachrichtigung nach',
        description: 'An Agenten, die auf einem Gerät Benachrichtigungen eingeschaltet haben. 0 heißt nie.',
        unit: 'Sekunden',
      },
      mail: {
        title: 'E-Mail nach',
        description: 'An die Agenten des Widgets, wenn E-Mail eingerichtet ist. 0 heißt nie.',
        unit: 'Sekunden',
      },
      handOver: {
        title: 'Übergeben nach',
        description: 'An Agenten eines anderen Widgets, die online sind. 0 heißt nie.',
        unit: 'Sekunden',
      },
      to: { title: 'Übergeben an' },
      nobody: 'Niemanden',
    },
    routing: 'Verteilung',
    mailAndIdle: 'E-Mail und inaktive Chats',
  },

  look: {
    styleSheetTitle: 'Das Stylesheet Ihrer Seite',
    styleSheetLead:
      'Das Stylesheet Ihrer Seite hat Vorrang vor diesen Einstellungen, zum Beispiel um Platz für eine Leiste am unteren Rand zu lassen.',
    styleSheet: 'Stylesheet',
  },

  wording: {
    lead: 'Ersetzen Sie jeden Text des Widgets. Wenn leer, verwendet es seinen eigenen Text. # steht für einen Wert.',
    textsFor: 'Texte für',
    search: 'Suchen',
    searchExample: 'Chat starten',
    noMatch: 'Keine passenden Texte',
    insteadOf: (look) =>
      `Besucher lesen in jeder Sprache „${look}“. Um diesen Text zu verwenden, leeren Sie jenen unter „Aussehen“.`,
    customised: (all, own) => (own === 0 ? `${all}` : `${all}, davon ${own} angepasst`),
    groups: {
      '': 'Formulare und Chat',
      afterChat: 'Nach einem Chat',
      alerts: 'Töne und Hinweise',
      callMe: 'Rückruf',
      files: 'Dateien',
      interview: 'Formular als Gespräch',
      invitation: 'Einladung',
      rich: 'Schaltflächen und Karten',
      screenshot: 'Screenshot',
    },
  },

  history: {
    title: 'Veröffentlichte Versionen',
    lead: 'Eine wiederhergestellte Version wird Ihr Entwurf, damit Sie sie vor dem Veröffentlichen prüfen können. Sie ersetzt unveröffentlichte Änderungen.',
    versions: 'Versionen',
    none: 'Noch nichts veröffentlicht',
    noneHint: 'Die Seiten verwenden die Standardeinstellungen.',
    columns: {
      revision: 'Revision',
      when: 'Wann',
      who: 'Wer',
      changes: 'Änderungen',
      actions: 'Aktionen',
    },
    live: 'Live',
    unknownTime: 'Vor dem Verlauf',
    restore: 'Als Entwurf wiederherstellen',
    restoreNamed: (revision) => `Als Entwurf wiederherstellen: Revision ${revision}`,
    restored: (revision) =>
      `Revision ${revision} ist jetzt Ihr unveröffentlichter Entwurf. Prüfen Sie ihn und veröffentlichen Sie ihn dann.`,
    byKey: (name) => `Der Schlüssel ${name}`,
    byCommandLine: (name) => `Die Kommandozeile (${name})`,
    byService: 'Der Dienst',
    changes: (count) => (count === 1 ? '1 Änderung' : `${count} Änderungen`),
  },

  installing: {
    title: 'In Ihre Seite einbauen',
    ways: 'Wie Sie es einbauen',
    snippet: 'Snippet',
    snippets: {
      plain: {
        title: 'Einfach',
        lead: 'Fügen Sie es auf jeder Seite vor </body> ein. Es verzögert das Laden nicht.',
      },
      calls: {
        title: 'Mit Aufrufen',
        lead: 'Wenn Ihre Seite selbst ChatWidget aufruft, zum Beispiel um den Besucher zu identifizieren. Setzen Sie Aufrufe unter den Kommentar.',
      },
      package: {
        title: 'Paket',
        lead: 'Für Apps, die mit npm gebaut werden. Das Paket ist in keiner Registry: npm pack ./dist/npm erzeugt es im Repository von ChatWidget.',
      },
      tagManager: {
        title: 'Tag-Manager',
        lead: 'Als „Benutzerdefiniertes HTML“-Tag, das auf allen Seiten nach dem Laden der Seite ausgelöst wird.',
      },
      policy: {
        title: 'Content Security Policy',
        lead: 'Wenn Ihre Seite eine hat, ergänzen Sie diese Direktiven. Für Stile ist keine nötig.',
      },
      pinned: {
        title: 'An eine Version gebunden',
        lead: 'Für Seiten, die nur geprüften Code ausführen dürfen. Browser lehnen jede andere Datei ab. Spätere Einstellungen und Versionen brauchen ein neues Snippet.',
      },
    },
    check: 'Eine Seite prüfen',
    checkLead: 'Wir öffnen Ihre Seite und suchen das Widget.',
    address: 'Adresse der Seite',
    run: 'Prüfen',
    running: 'Wird geprüft …',
    found: (url) => `Ergebnis für ${url}:`,
    finding: ({ code, status }) =>
      code === 'pageFails' ? `Die Seite antwortet mit einem Fehler (${status}).` : findings[code],
    levels: { good: 'Gut', fix: 'Beheben', note: 'Hinweis' },
    toAdd: 'Ergänzung',
  },
};
