import type { WordsOfSettings } from './words-of-settings';

/** What the console calls the settings of what a chat can do. */
export const chatWords = {
  'screenshot.isOn': {
    en: {
      title: 'Allow screenshots',
      description: 'In the first form, if it requires one, and from your own apps.',
    },
    de: {
      title: 'Screenshots zulassen',
      description: 'Im ersten Formular, wenn es einen verlangt, und aus Ihren eigenen Apps.',
    },
    fr: {
      title: 'Autoriser les captures d’écran',
      description: 'Dans le premier formulaire, s’il en exige une, et depuis vos propres applications.',
    },
    es: {
      title: 'Permitir capturas de pantalla',
      description: 'En el primer formulario, si exige una, y desde sus propias aplicaciones.',
    },
  },
  'screenshot.isRequired': {
    en: {
      title: 'Require a screenshot in the first form',
      description: 'No chat starts without it. Most visitors prefer not to send one.',
    },
    de: {
      title: 'Screenshot im ersten Formular verlangen',
      description: 'Ohne ihn beginnt kein Chat. Die meisten Besucher senden lieber keinen.',
    },
    fr: {
      title: 'Exiger une capture d’écran dans le premier formulaire',
      description: 'Aucun chat ne démarre sans elle. La plupart des visiteurs préfèrent ne pas en envoyer.',
    },
    es: {
      title: 'Exigir una captura de pantalla en el primer formulario',
      description: 'Ningún chat empieza sin ella. La mayoría de los visitantes prefiere no enviarla.',
    },
  },
  'callMe.isOn': {
    en: {
      title: 'Visitors can ask for a call',
      description: 'They leave a phone number. Agents see it in the chat.',
    },
    de: {
      title: 'Besucher können um einen Anruf bitten',
      description: 'Sie hinterlassen eine Telefonnummer. Agenten sehen sie im Chat.',
    },
    fr: {
      title: 'Les visiteurs peuvent demander à être appelés',
      description: 'Ils laissent un numéro de téléphone. Les agents le voient dans le chat.',
    },
    es: {
      title: 'Los visitantes pueden pedir una llamada',
      description: 'Dejan un número de teléfono. Los agentes lo ven en el chat.',
    },
  },
  'transcriptEmail.isOn': {
    en: {
      title: 'Visitors can get the transcript by e-mail after a chat',
      description: 'It is sent only to the address they gave.',
    },
    de: {
      title: 'Besucher können sich nach dem Chat das Protokoll per E-Mail senden lassen',
      description: 'Es geht nur an die Adresse, die sie angegeben haben.',
    },
    fr: {
      title: 'Les visiteurs peuvent recevoir la conversation par e-mail après un chat',
      description: 'Elle est envoyée uniquement à l’adresse qu’ils ont indiquée.',
    },
    es: {
      title: 'Los visitantes pueden recibir la conversación por correo después del chat',
      description: 'Se envía solo a la dirección que indicaron.',
    },
  },
  sounds: {
    en: { title: 'Play a sound for new messages', description: 'Visitors can turn it off.' },
    de: {
      title: 'Bei neuen Nachrichten einen Ton abspielen',
      description: 'Besucher können ihn abschalten.',
    },
    fr: {
      title: 'Jouer un son à chaque nouveau message',
      description: 'Les visiteurs peuvent le couper.',
    },
    es: {
      title: 'Reproducir un sonido con cada mensaje nuevo',
      description: 'Los visitantes pueden desactivarlo.',
    },
  },
  titleFlash: {
    en: { title: 'Flash the browser tab’s title while a message is unread' },
    de: { title: 'Titel des Browser-Tabs blinken lassen, solange eine Nachricht ungelesen ist' },
    fr: { title: 'Faire clignoter le titre de l’onglet tant qu’un message n’est pas lu' },
    es: { title: 'Hacer parpadear el título de la pestaña mientras haya un mensaje sin leer' },
  },
} satisfies WordsOfSettings;
