import type { WordsOfSettings } from './words-of-settings';

/** What the console calls the settings of what the widget does with pages and visitors. */
export const pagesWords = {
  'consent.isRequired': {
    en: {
      title: 'Require consent',
      description:
        'Until your page calls ChatWidget.setConsent("granted"), nothing is stored in the browser and no visitor is invited.',
    },
    de: {
      title: 'Einwilligung verlangen',
      description:
        'Bis Ihre Seite ChatWidget.setConsent("granted") aufruft, wird nichts im Browser gespeichert und kein Besucher eingeladen.',
    },
    fr: {
      title: 'Exiger le consentement',
      description:
        'Tant que votre page n’a pas appelé ChatWidget.setConsent("granted"), rien n’est enregistré dans le navigateur et aucun visiteur n’est invité.',
    },
    es: {
      title: 'Exigir el consentimiento',
      description:
        'Hasta que su página llame a ChatWidget.setConsent("granted"), no se guarda nada en el navegador ni se invita a ningún visitante.',
    },
  },
  'visitorsNow.isOn': {
    en: {
      title: 'Show agents who is on your site now',
      description:
        'Each visitor’s page, its title, their time on the site and number of visits, without a chat. Only with consent, if you require it. Nothing is stored. Mention it in your privacy notice.',
    },
    de: {
      title: 'Agenten zeigen, wer gerade auf Ihrer Website ist',
      description:
        'Seite, Seitentitel, Zeit auf der Website und Zahl der Besuche jedes Besuchers, auch ohne Chat. Nur mit Einwilligung, wenn Sie diese verlangen. Nichts wird gespeichert. Erwähnen Sie es in Ihrer Datenschutzerklärung.',
    },
    fr: {
      title: 'Montrer aux agents qui est sur votre site en ce moment',
      description:
        'La page de chaque visiteur, son titre, le temps passé sur le site et le nombre de visites, même sans chat. Uniquement avec son consentement, si vous l’exigez. Rien n’est conservé. Mentionnez-le dans votre politique de confidentialité.',
    },
    es: {
      title: 'Mostrar a los agentes quién está ahora en su sitio',
      description:
        'La página de cada visitante, su título, su tiempo en el sitio y su número de visitas, aunque no haya chat. Solo con su consentimiento, si usted lo exige. No se guarda nada. Menciónelo en su aviso de privacidad.',
    },
  },
  typingPreview: {
    en: {
      title: 'Agents see what visitors type before they send it',
      description: 'It is not stored. Mention it in your privacy notice.',
    },
    de: {
      title: 'Agenten sehen, was Besucher tippen, bevor sie es senden',
      description: 'Es wird nicht gespeichert. Erwähnen Sie es in Ihrer Datenschutzerklärung.',
    },
    fr: {
      title: 'Les agents voient ce que les visiteurs saisissent avant l’envoi',
      description: 'Cette saisie n’est pas conservée. Mentionnez-la dans votre politique de confidentialité.',
    },
    es: {
      title: 'Los agentes ven lo que escriben los visitantes antes de enviarlo',
      description: 'No se guarda. Menciónelo en su aviso de privacidad.',
    },
  },
  keepQueryStrings: {
    en: {
      title: 'Send page addresses with their query strings',
      description: 'Agents see them, and logs keep them. They can contain names or sign-in codes.',
    },
    de: {
      title: 'Seitenadressen mit ihren Abfrageparametern senden',
      description: 'Agenten sehen sie, und Logs behalten sie. Sie können Namen oder Anmeldecodes enthalten.',
    },
    fr: {
      title: 'Envoyer les adresses des pages avec leurs paramètres',
      description:
        'Les agents les voient et le journal les conserve. Ils peuvent contenir des noms ou des codes de connexion.',
    },
    es: {
      title: 'Enviar las direcciones de las páginas con sus parámetros',
      description:
        'Los agentes los ven y el registro los conserva. Pueden contener nombres o códigos de acceso.',
    },
  },
  variables: {
    en: {
      title: 'JavaScript variables to send with a chat',
      description:
        'Names of global variables or paths such as cart.total. They are read when the chat starts.',
      itemTitle: 'variable',
      addTitle: 'Add variable',
    },
    de: {
      title: 'JavaScript-Variablen, die mit einem Chat gesendet werden',
      description:
        'Namen globaler Variablen oder Pfade wie cart.total. Sie werden gelesen, wenn der Chat beginnt.',
      itemTitle: 'Variable',
      addTitle: 'Variable hinzufügen',
    },
    fr: {
      title: 'Variables JavaScript à envoyer avec un chat',
      description:
        'Noms de variables globales ou chemins tels que cart.total. Elles sont lues au démarrage du chat.',
      itemTitle: 'variable',
      addTitle: 'Ajouter une variable',
    },
    es: {
      title: 'Variables de JavaScript que se envían con un chat',
      description: 'Nombres de variables globales o rutas como cart.total. Se leen cuando empieza el chat.',
      itemTitle: 'variable',
      addTitle: 'Añadir variable',
    },
  },
  aliases: {
    en: {
      title: 'Other names for the ChatWidget object',
      description: 'For pages that call another vendor’s object, such as SupportChat.',
      itemTitle: 'name',
      addTitle: 'Add name',
    },
    de: {
      title: 'Weitere Namen für das Objekt ChatWidget',
      description: 'Für Seiten, die das Objekt eines anderen Anbieters aufrufen, etwa SupportChat.',
      itemTitle: 'Name',
      addTitle: 'Namen hinzufügen',
    },
    fr: {
      title: 'Autres noms de l’objet ChatWidget',
      description: 'Pour les pages qui appellent l’objet d’un autre fournisseur, par exemple SupportChat.',
      itemTitle: 'nom',
      addTitle: 'Ajouter un nom',
    },
    es: {
      title: 'Otros nombres del objeto ChatWidget',
      description: 'Para páginas que llaman al objeto de otro proveedor, como SupportChat.',
      itemTitle: 'nombre',
      addTitle: 'Añadir nombre',
    },
  },
} satisfies WordsOfSettings;
