import type { SettingTexts } from './setting-texts';

const formStyle = {
  title: 'Darstellung',
  enumTitles: { form: 'Alle Fragen auf einmal, als Formular', conversation: 'Nacheinander, wie ein Chat' },
};

export const settingTexts: SettingTexts = {
  'look.accent': {
    title: 'Akzentfarbe',
    description:
      'Für Launcher, Buttons und die Nachrichten des Besuchers. Text darauf ist schwarz oder weiß, je nachdem, was besser lesbar ist.',
  },
  'look.scheme': {
    title: 'Hell oder dunkel',
    enumTitles: { auto: 'Wie das Gerät des Besuchers', light: 'Immer hell', dark: 'Immer dunkel' },
  },
  'look.radius': { title: 'Eckenradius', unit: 'Pixel' },
  'look.position': {
    title: 'Position',
    enumTitles: { br: 'Unten rechts', bl: 'Unten links', tr: 'Oben rechts', tl: 'Oben links' },
  },
  'look.launcher.kind': {
    title: 'Art des Launchers',
    enumTitles: {
      icon: 'Ein runder Button',
      text: 'Ein Button mit Text',
      image: 'Ein eigenes Bild',
      none: 'Ein Element Ihrer Seite',
    },
  },
  'look.launcher.onlineText': {
    title: 'Text, wenn ein Agent online ist',
    description: 'Wenn leer: „Chatten Sie mit uns“, in der Sprache des Besuchers.',
  },
  'look.launcher.offlineText': {
    title: 'Text, wenn kein Agent online ist',
    description: 'Wenn leer: „Nachricht hinterlassen“, in der Sprache des Besuchers.',
  },
  'look.launcher.imageUrl': {
    title: 'URL des Bildes',
    description: 'Eine https-Adresse oder ein Pfad auf Ihrer eigenen Website.',
  },
  'look.launcher.element': {
    title: 'Elemente Ihrer Seite, die den Chat öffnen',
    description: 'Ein CSS-Selektor. Diese Elemente funktionieren zusätzlich zum Launcher.',
  },
  'look.launcher.isShownOffline': {
    title: 'Anzeigen, wenn kein Agent online ist',
    description: 'Besucher können dann eine Nachricht hinterlassen.',
  },
  'look.launcher.failedText': {
    title: 'Text, wenn der Chat nicht geladen werden konnte',
    description:
      'Wenn leer: „Der Chat konnte nicht geladen werden. Versuchen Sie es erneut.“, in der Sprache des Besuchers.',
  },
  'texts.title': { title: 'Titel des Chatfensters', description: 'Meist Ihre Firma oder Ihr Team.' },
  'texts.presence': { title: 'Zeile unter dem Titel', placeholder: 'Wir antworten in wenigen Minuten' },
  'texts.greeting': { title: 'Über dem ersten Formular' },
  'texts.offlineGreeting': { title: 'Über dem Formular, wenn kein Agent online ist' },
  'forms.prechat.style': formStyle,
  firstQuestions: {
    title: 'Erste Fragen',
    description: 'Bis zu fünf, als Buttons über den Feldern. Ein Klick stellt eine davon.',
    itemTitle: 'Frage',
    addTitle: 'Frage hinzufügen',
    placeholder: 'Wo ist meine Bestellung?',
  },
  'forms.offline.style': formStyle,
  'selector.label': {
    title: 'Beschriftung über der Auswahl',
    description: 'Wenn leer: „Mit wem möchten Sie sprechen?“, in der Sprache des Besuchers.',
  },
  'survey.isOn': {
    title: 'Um eine Bewertung bitten',
    description: 'Ein bis fünf Sterne. Logs und Berichte zeigen sie.',
  },
  'survey.question': {
    title: 'Frage',
    description: 'Wenn leer: „Wie war dieser Chat?“, in der Sprache des Besuchers.',
  },
  'survey.askComment': { title: 'Um einen Kommentar bitten' },
  'survey.commentLabel': { title: 'Beschriftung des Kommentars' },
  'survey.thanks': { title: 'Dankestext' },
  'screenshot.isOn': {
    title: 'Besucher können ein Bild ihres Bildschirms senden',
    description: 'Sie wählen den Ausschnitt und sehen das Bild, bevor es gesendet wird.',
  },
  'screenshot.isRequired': {
    title: 'Bild im ersten Formular verlangen',
    description: 'Ohne Bild beginnt kein Chat. Die meisten Besucher senden lieber keines.',
  },
  'files.isOn': {
    title: 'Besucher und Agenten können Dateien senden',
    description: 'Sie werden mit dem Chat gespeichert. Wer den Link einer Datei hat, kann sie öffnen.',
  },
  'files.pictures': { title: 'Bilder', description: 'PNG, JPEG, GIF und WebP.' },
  'files.documents': {
    title: 'Dokumente',
    description: 'PDF, einfacher Text, CSV, Word, Excel und PowerPoint.',
  },
  'files.archives': { title: 'ZIP-Archive', description: 'Ihr Inhalt wird nicht geprüft.' },
  'files.drawings': {
    title: 'SVG-Zeichnungen',
    description: 'Sie können Skripte enthalten. Deshalb werden sie heruntergeladen und nie angezeigt.',
  },
  'files.largest': { title: 'Größte Datei', unit: 'MB' },
  'files.most': {
    title: 'Dateien pro Chat',
    description: 'So viele kann der Besucher senden und noch einmal so viele die Agenten.',
  },
  'callMe.isOn': {
    title: 'Besucher können um einen Anruf bitten',
    description: 'Sie hinterlassen eine Telefonnummer. Agenten sehen sie im Chat.',
  },
  'transcriptEmail.isOn': {
    title: 'Besucher können sich nach dem Chat das Protokoll per E-Mail senden lassen',
    description: 'Es geht nur an die Adresse, die sie angegeben haben.',
  },
  sounds: {
    title: 'Bei neuen Nachrichten einen Ton abspielen',
    description: 'Besucher können ihn abschalten.',
  },
  titleFlash: { title: 'Titel des Browser-Tabs blinken lassen, solange eine Nachricht ungelesen ist' },
  'consent.isRequired': {
    title: 'Einwilligung verlangen',
    description:
      'Bis Ihre Seite ChatWidget.setConsent("granted") aufruft, wird nichts im Browser gespeichert und kein Besucher eingeladen.',
  },
  typingPreview: {
    title: 'Agenten sehen, was Besucher tippen, bevor sie es senden',
    description: 'Es wird nicht gespeichert. Erwähnen Sie es in Ihrer Datenschutzerklärung.',
  },
  keepQueryStrings: {
    title: 'Seitenadressen mit ihren Abfrageparametern senden',
    description: 'Agenten sehen sie, und Logs behalten sie. Sie können Namen oder Anmeldecodes enthalten.',
  },
  variables: {
    title: 'JavaScript-Variablen, die mit einem Chat gesendet werden',
    description:
      'Namen globaler Variablen oder Pfade wie cart.total. Sie werden gelesen, wenn der Chat beginnt.',
    itemTitle: 'Variable',
    addTitle: 'Variable hinzufügen',
  },
  aliases: {
    title: 'Weitere Namen für das Objekt ChatWidget',
    description: 'Für Seiten, die das Objekt eines anderen Anbieters aufrufen, etwa SupportChat.',
    itemTitle: 'Name',
    addTitle: 'Namen hinzufügen',
  },
  'proactive.isOn': {
    title: 'Besucher einladen',
    description: 'Wenn ausgeschaltet, lädt keine Regel ein.',
  },
  'proactive.reengagementMinutes': {
    title: 'Pause, nachdem ein Besucher eine Einladung geschlossen hat',
  },
  'proactive.timeZone': { title: 'Zeitzone', description: 'Für Uhrzeiten und Wochentage in Regeln.' },
  'proactive.trackRoutes': { title: 'Jede Route einer Single-Page-Anwendung als Seite zählen' },
};
