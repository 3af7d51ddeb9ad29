import type { WordsOfSettings } from './words-of-settings';

/** What the console calls the settings of how the widget looks. */
export const lookWords = {
  'look.accent': {
    en: {
      title: 'Accent colour',
      description:
        'For the launcher, buttons and the visitor’s messages. Text on it is black or white, whichever is easier to read.',
    },
    de: {
      title: 'Akzentfarbe',
      description:
        'Für Launcher, Buttons und die Nachrichten des Besuchers. Text darauf ist schwarz oder weiß, je nachdem, was besser lesbar ist.',
    },
    fr: {
      title: 'Couleur d’accentuation',
      description:
        'Pour le lanceur, les boutons et les messages du visiteur. Le texte y est noir ou blanc, selon ce qui se lit le mieux.',
    },
    es: {
      title: 'Color de énfasis',
      description:
        'Para el lanzador, los botones y los mensajes del visitante. El texto sobre él es negro o blanco, según cuál se lea mejor.',
    },
  },
  'look.scheme': {
    en: {
      title: 'Light or dark',
      enumTitles: { auto: 'Same as the visitor’s device', light: 'Always light', dark: 'Always dark' },
    },
    de: {
      title: 'Hell oder dunkel',
      enumTitles: { auto: 'Wie das Gerät des Besuchers', light: 'Immer hell', dark: 'Immer dunkel' },
    },
    fr: {
      title: 'Clair ou sombre',
      enumTitles: {
        auto: 'Comme l’appareil du visiteur',
        light: 'Toujours clair',
        dark: 'Toujours sombre',
      },
    },
    es: {
      title: 'Claro u oscuro',
      enumTitles: {
        auto: 'Como el dispositivo del visitante',
        light: 'Siempre claro',
        dark: 'Siempre oscuro',
      },
    },
  },
  'look.radius': {
    en: { title: 'Corner radius', unit: 'pixels' },
    de: { title: 'Eckenradius', unit: 'Pixel' },
    fr: { title: 'Rayon des angles', unit: 'pixels' },
    es: { title: 'Radio de las esquinas', unit: 'píxeles' },
  },
  'look.position': {
    en: {
      title: 'Position',
      enumTitles: { br: 'Bottom right', bl: 'Bottom left', tr: 'Top right', tl: 'Top left' },
    },
    de: {
      title: 'Position',
      enumTitles: { br: 'Unten rechts', bl: 'Unten links', tr: 'Oben rechts', tl: 'Oben links' },
    },
    fr: {
      title: 'Position',
      enumTitles: {
        br: 'En bas à droite',
        bl: 'En bas à gauche',
        tr: 'En haut à droite',
        tl: 'En haut à gauche',
      },
    },
    es: {
      title: 'Posición',
      enumTitles: {
        br: 'Abajo a la derecha',
        bl: 'Abajo a la izquierda',
        tr: 'Arriba a la derecha',
        tl: 'Arriba a la izquierda',
      },
    },
  },
  'look.launcher.kind': {
    en: {
      title: 'Launcher style',
      enumTitles: {
        icon: 'A round button',
        text: 'A button with text',
        image: 'Your own picture',
        none: 'An element of your page',
      },
    },
    de: {
      title: 'Art des Launchers',
      enumTitles: {
        icon: 'Ein runder Button',
        text: 'Ein Button mit Text',
        image: 'Ein eigenes Bild',
        none: 'Ein Element Ihrer Seite',
      },
    },
    fr: {
      title: 'Type de lanceur',
      enumTitles: {
        icon: 'Un bouton rond',
        text: 'Un bouton avec du texte',
        image: 'Votre propre image',
        none: 'Un élément de votre page',
      },
    },
    es: {
      title: 'Tipo de lanzador',
      enumTitles: {
        icon: 'Un botón redondo',
        text: 'Un botón con texto',
        image: 'Una imagen propia',
        none: 'Un elemento de su página',
      },
    },
  },
  'look.launcher.onlineText': {
    en: {
      title: 'Text when an agent is online',
      description: 'If empty: “Chat with us”, in the visitor’s language.',
    },
    de: {
      title: 'Text, wenn ein Agent online ist',
      description: 'Wenn leer: „Chatten Sie mit uns“, in der Sprache des Besuchers.',
    },
    fr: {
      title: 'Texte lorsqu’un agent est en ligne',
      description: 'Si ce champ est vide : « Discutez avec nous », dans la langue du visiteur.',
    },
    es: {
      title: 'Texto cuando hay un agente en línea',
      description: 'Si está vacío: «Chatee con nosotros», en el idioma del visitante.',
    },
  },
  'look.launcher.offlineText': {
    en: {
      title: 'Text when no agent is online',
      description: 'If empty: “Leave a message”, in the visitor’s language.',
    },
    de: {
      title: 'Text, wenn kein Agent online ist',
      description: 'Wenn leer: „Nachricht hinterlassen“, in der Sprache des Besuchers.',
    },
    fr: {
      title: 'Texte lorsqu’aucun agent n’est en ligne',
      description: 'Si ce champ est vide : « Laisser un message », dans la langue du visiteur.',
    },
    es: {
      title: 'Texto cuando no hay ningún agente en línea',
      description: 'Si está vacío: «Dejar un mensaje», en el idioma del visitante.',
    },
  },
  'look.launcher.imageUrl': {
    en: { title: 'Picture' },
    de: { title: 'Bild' },
    fr: { title: 'Image' },
    es: { title: 'Imagen' },
  },
  'look.launcher.element': {
    en: {
      title: 'Elements of your page that open the chat',
      description: 'A CSS selector. These elements work in addition to the launcher.',
    },
    de: {
      title: 'Elemente Ihrer Seite, die den Chat öffnen',
      description: 'Ein CSS-Selektor. Diese Elemente funktionieren zusätzlich zum Launcher.',
    },
    fr: {
      title: 'Éléments de votre page qui ouvrent le chat',
      description: 'Un sélecteur CSS. Ces éléments fonctionnent en plus du lanceur.',
    },
    es: {
      title: 'Elementos de su página que abren el chat',
      description: 'Un selector CSS. Estos elementos funcionan además del lanzador.',
    },
  },
  'look.launcher.isShownOffline': {
    en: {
      title: 'Show when no agent is online',
      description: 'Visitors can then leave a message.',
    },
    de: {
      title: 'Anzeigen, wenn kein Agent online ist',
      description: 'Besucher können dann eine Nachricht hinterlassen.',
    },
    fr: {
      title: 'Afficher lorsqu’aucun agent n’est en ligne',
      description: 'Les visiteurs peuvent alors laisser un message.',
    },
    es: {
      title: 'Mostrar cuando no hay ningún agente en línea',
      description: 'Los visitantes pueden entonces dejar un mensaje.',
    },
  },
  'look.launcher.failedText': {
    en: {
      title: 'Text if the chat could not be loaded',
      description: 'If empty: “The chat could not be loaded. Try again.”, in the visitor’s language.',
    },
    de: {
      title: 'Text, wenn der Chat nicht geladen werden konnte',
      description:
        'Wenn leer: „Der Chat konnte nicht geladen werden. Versuchen Sie es erneut.“, in der Sprache des Besuchers.',
    },
    fr: {
      title: 'Texte si le chat n’a pas pu être chargé',
      description:
        'Si ce champ est vide : « Le chat n’a pas pu être chargé. Réessayez. », dans la langue du visiteur.',
    },
    es: {
      title: 'Texto si no se pudo cargar el chat',
      description:
        'Si está vacío: «No se pudo cargar el chat. Inténtelo de nuevo.», en el idioma del visitante.',
    },
  },
} satisfies WordsOfSettings;
