import type { WordsOfSettings } from './words-of-settings';

const formStyle = {
  en: {
    title: 'Style',
    enumTitles: { form: 'All questions at once, as a form', conversation: 'One by one, like a chat' },
  },
  de: {
    title: 'Darstellung',
    enumTitles: { form: 'Alle Fragen auf einmal, als Formular', conversation: 'Nacheinander, wie ein Chat' },
  },
  fr: {
    title: 'Présentation',
    enumTitles: {
      form: 'Toutes les questions à la fois, dans un formulaire',
      conversation: 'Une par une, comme dans un chat',
    },
  },
  es: {
    title: 'Presentación',
    enumTitles: {
      form: 'Todas las preguntas a la vez, en un formulario',
      conversation: 'Una por una, como en un chat',
    },
  },
};

const prechatStyle = {
  en: {
    title: 'Style',
    enumTitles: {
      ...formStyle.en.enumTitles,
      askFirst: 'Question first, the rest in the chat',
    },
  },
  de: {
    title: 'Darstellung',
    enumTitles: {
      ...formStyle.de.enumTitles,
      askFirst: 'Erst das Anliegen, die anderen Fragen im Chat',
    },
  },
  fr: {
    title: 'Présentation',
    enumTitles: {
      ...formStyle.fr.enumTitles,
      askFirst: 'D’abord la demande, les autres questions dans le chat',
    },
  },
  es: {
    title: 'Presentación',
    enumTitles: {
      ...formStyle.es.enumTitles,
      askFirst: 'Primero la consulta, las demás preguntas en el chat',
    },
  },
};

/** What the console calls the settings of the forms. */
export const formsWords = {
  'forms.prechat.style': prechatStyle,
  firstQuestions: {
    en: {
      title: 'First questions',
      description: 'Up to five, as buttons above the fields. A click asks one of them.',
      itemTitle: 'question',
      addTitle: 'Add question',
      placeholder: 'Where is my order?',
    },
    de: {
      title: 'Erste Fragen',
      description: 'Bis zu fünf, als Buttons über den Feldern. Ein Klick stellt eine davon.',
      itemTitle: 'Frage',
      addTitle: 'Frage hinzufügen',
      placeholder: 'Wo ist meine Bestellung?',
    },
    fr: {
      title: 'Premières questions',
      description: 'Cinq au plus, sous forme de boutons au-dessus des champs. Un clic pose l’une d’elles.',
      itemTitle: 'question',
      addTitle: 'Ajouter une question',
      placeholder: 'Où est ma commande ?',
    },
    es: {
      title: 'Primeras preguntas',
      description: 'Hasta cinco, como botones encima de los campos. Un clic hace una de ellas.',
      itemTitle: 'pregunta',
      addTitle: 'Añadir pregunta',
      placeholder: '¿Dónde está mi pedido?',
    },
  },
  'forms.offline.style': formStyle,
  'selector.label': {
    en: {
      title: 'Label above the choice',
      description: 'If empty: “Who would you like to talk to?”, in the visitor’s language.',
    },
    de: {
      title: 'Beschriftung über der Auswahl',
      description: 'Wenn leer: „Mit wem möchten Sie sprechen?“, in der Sprache des Besuchers.',
    },
    fr: {
      title: 'Libellé au-dessus du choix',
      description: 'Si ce champ est vide : « À qui souhaitez-vous parler ? », dans la langue du visiteur.',
    },
    es: {
      title: 'Etiqueta encima de la elección',
      description: 'Si está vacía: «¿Con quién quiere hablar?», en el idioma del visitante.',
    },
  },
  'survey.isOn': {
    en: {
      title: 'Ask for a rating',
      description: 'One to five stars. Logs and reports show them.',
    },
    de: {
      title: 'Um eine Bewertung bitten',
      description: 'Ein bis fünf Sterne. Logs und Berichte zeigen sie.',
    },
    fr: {
      title: 'Demander une évaluation',
      description: 'De une à cinq étoiles. Elles figurent dans le journal et les rapports.',
    },
    es: {
      title: 'Pedir una valoración',
      description: 'De una a cinco estrellas. Aparecen en el registro y en los informes.',
    },
  },
  'survey.question': {
    en: {
      title: 'Question',
      description: 'If empty: “How was this chat?”, in the visitor’s language.',
    },
    de: {
      title: 'Frage',
      description: 'Wenn leer: „Wie war dieser Chat?“, in der Sprache des Besuchers.',
    },
    fr: {
      title: 'Question',
      description:
        'Si ce champ est vide : « Comment s’est passée cette conversation ? », dans la langue du visiteur.',
    },
    es: {
      title: 'Pregunta',
      description: 'Si está vacía: «¿Qué tal esta conversación?», en el idioma del visitante.',
    },
  },
  'survey.askComment': {
    en: { title: 'Ask for a comment' },
    de: { title: 'Um einen Kommentar bitten' },
    fr: { title: 'Demander un commentaire' },
    es: { title: 'Pedir un comentario' },
  },
  'survey.commentLabel': {
    en: { title: 'Label of the comment' },
    de: { title: 'Beschriftung des Kommentars' },
    fr: { title: 'Libellé du commentaire' },
    es: { title: 'Etiqueta del comentario' },
  },
  'survey.thanks': {
    en: { title: 'Thank-you text' },
    de: { title: 'Dankestext' },
    fr: { title: 'Texte de remerciement' },
    es: { title: 'Texto de agradecimiento' },
  },
} satisfies WordsOfSettings;
