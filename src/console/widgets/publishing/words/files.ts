import type { WordsOfSettings } from './words-of-settings';

/** What the console calls the settings of files. */
export const filesWords = {
  'files.isOn': {
    en: {
      title: 'Visitors and agents can send files',
      description: 'They are stored with the chat. Anyone who has the link of a file can open it.',
    },
    de: {
      title: 'Besucher und Agenten können Dateien senden',
      description: 'Sie werden mit dem Chat gespeichert. Wer den Link einer Datei hat, kann sie öffnen.',
    },
    fr: {
      title: 'Les visiteurs et les agents peuvent envoyer des fichiers',
      description:
        'Ils sont conservés avec le chat. Toute personne qui a le lien d’un fichier peut l’ouvrir.',
    },
    es: {
      title: 'Los visitantes y los agentes pueden enviar archivos',
      description: 'Se guardan con el chat. Cualquiera que tenga el enlace de un archivo puede abrirlo.',
    },
  },
  'files.pictures': {
    en: { title: 'Pictures', description: 'PNG, JPEG, GIF and WebP.' },
    de: { title: 'Bilder', description: 'PNG, JPEG, GIF und WebP.' },
    fr: { title: 'Images', description: 'PNG, JPEG, GIF et WebP.' },
    es: { title: 'Imágenes', description: 'PNG, JPEG, GIF y WebP.' },
  },
  'files.documents': {
    en: {
      title: 'Documents',
      description: 'PDF, plain text, CSV, Word, Excel and PowerPoint.',
    },
    de: {
      title: 'Dokumente',
      description: 'PDF, einfacher Text, CSV, Word, Excel und PowerPoint.',
    },
    fr: {
      title: 'Documents',
      description: 'PDF, texte brut, CSV, Word, Excel et PowerPoint.',
    },
    es: {
      title: 'Documentos',
      description: 'PDF, texto sin formato, CSV, Word, Excel y PowerPoint.',
    },
  },
  'files.archives': {
    en: { title: 'ZIP archives', description: 'Their contents are not scanned.' },
    de: { title: 'ZIP-Archive', description: 'Ihr Inhalt wird nicht geprüft.' },
    fr: { title: 'Archives ZIP', description: 'Leur contenu n’est pas analysé.' },
    es: { title: 'Archivos ZIP', description: 'Su contenido no se analiza.' },
  },
  'files.drawings': {
    en: {
      title: 'SVG drawings',
      description: 'They can contain scripts, so they are downloaded and never shown.',
    },
    de: {
      title: 'SVG-Zeichnungen',
      description: 'Sie können Skripte enthalten. Deshalb werden sie heruntergeladen und nie angezeigt.',
    },
    fr: {
      title: 'Dessins SVG',
      description: 'Ils peuvent contenir des scripts ; ils sont donc téléchargés et jamais affichés.',
    },
    es: {
      title: 'Dibujos SVG',
      description: 'Pueden contener scripts; por eso se descargan y nunca se muestran.',
    },
  },
  'files.largest': {
    en: { title: 'Largest file', unit: 'MB' },
    de: { title: 'Größte Datei', unit: 'MB' },
    fr: { title: 'Taille maximale d’un fichier', unit: 'Mo' },
    es: { title: 'Tamaño máximo de archivo', unit: 'MB' },
  },
  'files.most': {
    en: {
      title: 'Files per chat',
      description: 'The visitor can send this many, and agents the same number.',
    },
    de: {
      title: 'Dateien pro Chat',
      description: 'So viele kann der Besucher senden und noch einmal so viele die Agenten.',
    },
    fr: {
      title: 'Fichiers par chat',
      description: 'Le visiteur peut en envoyer autant, et les agents autant de leur côté.',
    },
    es: {
      title: 'Archivos por chat',
      description: 'El visitante puede enviar esa cantidad, y los agentes otros tantos.',
    },
  },
} satisfies WordsOfSettings;
