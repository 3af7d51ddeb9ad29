import type { InstallFindingCode } from '../../../operations/console/widgets';
import type { SettingsScreenTexts } from './texts';

const findings: Record<Exclude<InstallFindingCode, 'pageFails'>, string> = {
  widgetThere: 'La page contient ce widget.',
  otherAddress: 'La page charge ce widget depuis une autre adresse que celle de ce service.',
  moreThanOnce: 'La page contient ce widget plusieurs fois. Une fois suffit.',
  otherWidget: 'La page contient un autre widget. Remplacez-le par l’extrait de code de celui-ci.',
  ownScript: 'La page charge ce widget avec son propre script.',
  otherVersion:
    'La page est fixée à une autre version du widget que celle de ce service. Copiez de nouveau l’extrait à version fixe.',
  brokenSnippet:
    'La page contient l’extrait de code, mais les navigateurs ne peuvent pas l’exécuter : un éditeur l’affiche comme texte ou a changé ses guillemets. Collez-le de nouveau en HTML.',
  heldBack:
    'La page contient ce widget, mais un autre outil le retient, comme un bandeau de cookies. Les visiteurs le voient dès que cet outil l’autorise.',
  tagManager:
    'La page elle-même ne contient pas le widget, mais elle charge un gestionnaire de balises qui l’ajoute peut-être. Ouvrez la page et cherchez le bouton.',
  noWidget:
    'La page ne contient pas le widget. Collez l’extrait de code avant </body> et publiez la page. Les pages construites dans le navigateur ne peuvent pas être vérifiées d’ici.',
  noPolicy: 'La page n’a pas de Content Security Policy qui pourrait bloquer le widget.',
  policyAllows: 'La Content Security Policy de la page autorise le widget.',
  policyBlocks: 'La Content Security Policy de la page bloque le widget. Ajoutez-y :',
  nonceMissing:
    'La Content Security Policy de la page n’exécute que les scripts qui portent son nonce. Ajoutez le nonce à la balise de l’extrait de code.',
  notByHttps:
    'La page est chargée en https, mais le widget en http, ce que les navigateurs bloquent. Servez ce service en https, puis copiez de nouveau l’extrait de code.',
  wrongKey:
    'La page utilise une clé de visiteur qui n’existe pas ou a été révoquée. Copiez de nouveau l’extrait de code.',
  noKey:
    'Il n’y a pas de clé de visiteur, les visiteurs ne peuvent donc pas discuter. Créez-en une sous « Clés et jetons ».',
  siteNotAllowed: 'Ce site ne fait pas partie des sites autorisés du widget. Ajoutez-le :',
  widgetOff: 'Le widget est désactivé. Activez-le sous « Général ».',
};

export const settingsTexts: SettingsScreenTexts = {
  widgets: 'Widgets',
  lead: 'Les visiteurs discutent au moyen d’un widget. Créez-en un par site ou par langue.',
  newWidget: 'Nouveau widget',
  newHint: 'Les visiteurs le voient dans les e-mails. Au début, ses chats n’arrivent qu’à vous.',
  create: 'Créer le widget',
  none: 'Aucun widget',
  noneHint: 'Créez-en un, puis ajoutez son extrait de code à votre page.',
  columns: { name: 'Nom', chats: 'Chats', invitations: 'Invitations', id: 'ID', actions: 'Actions' },
  on: 'Activé',
  off: 'Désactivé',
  install: 'Installer',
  installNamed: (name) => `Installer ${name}`,
  remove: 'Supprimer',
  removeNamed: (name) => `Supprimer ${name}`,
  reallyRemove: (name) => `Supprimer ${name} ?`,
  removalTakes: [
    'Il disparaît de toutes les pages et ses chats en cours se terminent.',
    'Ses réglages et ses règles sont perdus. Les conversations restent dans le journal.',
  ],
  removeWidget: 'Supprimer le widget',
  isRemoved: (name) => `${name} a été supprimé.`,

  widget: 'Widget',
  saved: 'Modifications enregistrées. Les pages les affichent en moins d’une minute.',
  parts: {
    general: 'Général',
    look: 'Apparence',
    texts: 'Textes',
    forms: 'Formulaires',
    hours: 'Horaires',
    behaviour: 'Comportement',
    history: 'Historique',
    install: 'Installation',
  },

  general: {
    name: {
      title: 'Nom',
      description: 'Votre équipe le voit dans les listes, les visiteurs comme expéditeur des e-mails.',
    },
    enabled: { title: 'Widget activé', description: 'S’il est désactivé, les pages n’affichent rien.' },
    mails: {
      title: 'Envoyer les e-mails à',
      description:
        'Messages hors ligne et transcriptions. Si ce champ est vide, les messages hors ligne sont envoyés au propriétaire du widget.',
    },
    idle: {
      title: 'Terminer les chats inactifs après',
      description: 'Si personne n’écrit et que le visiteur a quitté la page.',
    },
    rule: {
      title: 'Les nouveaux chats vont à',
      description:
        'Si un chat va à un seul agent, seul cet agent est alerté. Les autres peuvent quand même le prendre ou le transférer.',
      enumTitles: {
        all: 'Tous les agents en même temps',
        roundRobin: 'Un agent après l’autre',
        leastBusy: 'L’agent qui a le moins de chats',
      },
    },
    limit: {
      title: 'Chats par agent',
      description:
        'Un agent qui a autant de chats en cours n’en reçoit plus. Sans effet si les nouveaux chats vont à tous. 0 signifie sans limite.',
      unit: 'chats',
    },
    returns: {
      title: 'Retour dans la file d’attente après',
      description:
        'Si l’agent fait attendre le visiteur aussi longtemps. Le visiteur en est informé. 0 signifie jamais.',
      unit: 'secondes',
    },
    sites: {
      title: 'Sites autorisés',
      description:
        'Si la liste est vide, tous les sites. Un astérisque désigne tous les sous-domaines : https://*.shop.example.',
      itemTitle: 'site',
      addTitle: 'Ajouter un site',
    },

    whoAnswers: 'Qui répond',
    whoAnswersLead: 'Les visiteurs voient ces noms et ces images.',
    teams: 'Équipes',
    teamsLead:
      'Tous les membres de ces équipes répondent. Les visiteurs voient le nom de leur compte. Pour afficher un autre nom ou une image, ajoutez l’agent ci-dessous.',
    noMembers: 'Aucun membre.',
    agents: 'Agents',
    noAccount: 'n’a pas encore de compte',
    answersIn: (teams) => `répond en tant que membre de ${teams}`,
    shownAs: 'Nom affiché',
    picture: 'Image',
    tags: {
      title: 'Tags',
      description: 'Les bots s’en servent pour transférer les chats.',
      itemTitle: 'tag',
      addTitle: 'Ajouter un tag',
    },
    calling: {
      title: 'Alertes pour les chats en attente',
      lead: 'Les consoles ouvertes sonnent aussitôt. Si personne ne prend le chat, les agents sont alertés de ces façons, l’une après l’autre. Une façon qui ne joint personne est sautée.',
      push: {
        title: 'Notification push après',
        description: 'Aux agents qui ont activé les notifications sur un appareil. 0 signifie jamais.',
        unit: 'secondes',
      },
      mail: {
        title: 'E-mail après',
        description: 'Aux agents du widget, si l’e-mail est configuré. 0 signifie jamais.',
        unit: 'secondes',
      },
      handOver: {
        title: 'Transmettre après',
        description: 'Aux agents en ligne d’un autre widget. 0 signifie jamais.',
        unit: 'secondes',
      },
      to: { title: 'Transmettre à' },
      nobody: 'Personne',
    },
    routing: 'Répartition',
    mailAndIdle: 'E-mails et chats inactifs',
  },

  look: {
    styleSheetTitle: 'La feuille de style de votre page',
    styleSheetLead:
      'La feuille de style de votre page l’emporte sur ces réglages, par exemple pour laisser la place à une barre en bas de la page.',
    styleSheet: 'feuille de style',
  },

  wording: {
    lead: 'Remplacez n’importe quel texte du widget. Si un champ est vide, le widget utilise son propre texte. # est remplacé par une valeur.',
    textsFor: 'Textes pour',
    search: 'Rechercher',
    searchExample: 'Démarrer le chat',
    noMatch: 'Aucun texte ne correspond',
    insteadOf: (look) =>
      `Les visiteurs lisent « ${look} » dans toutes les langues. Pour utiliser ce texte, effacez l’autre sous « Apparence ».`,
    customised: (all, own) =>
      own === 0 ? `${all}` : own === 1 ? `${all}, dont 1 personnalisé` : `${all}, dont ${own} personnalisés`,
    groups: {
      '': 'Formulaires et chat',
      afterChat: 'Après un chat',
      alerts: 'Sons et notifications',
      callMe: 'Demande d’appel',
      files: 'Fichiers',
      interview: 'Formulaire conversationnel',
      invitation: 'Invitation',
      rich: 'Boutons et cartes',
      screenshot: 'Capture d’écran',
    },
  },

  history: {
    title: 'Versions publiées',
    lead: 'Une version restaurée devient votre brouillon, pour que vous puissiez la vérifier avant de la publier. Elle remplace les modifications non publiées.',
    versions: 'Versions',
    none: 'Aucune publication',
    noneHint: 'Les pages utilisent les réglages par défaut.',
    columns: {
      revision: 'Révision',
      when: 'Date',
      who: 'Auteur',
      changes: 'Modifications',
      actions: 'Actions',
    },
    live: 'En ligne',
    unknownTime: 'Avant l’historique',
    restore: 'Restaurer comme brouillon',
    restoreNamed: (revision) => `Restaurer comme brouillon : révision ${revision}`,
    restored: (revision) =>
      `La révision ${revision} est maintenant votre brouillon non publié. Vérifiez-la, puis publiez-la.`,
    byKey: (name) => `La clé ${name}`,
    byCommandLine: (name) => `La ligne de commande (${name})`,
    byService: 'Le service',
    changes: (count) => (count < 2 ? `${count} modification` : `${count} modifications`),
  },

  installing: {
    title: 'Ajouter le widget à votre page',
    ways: 'Comment l’ajouter',
    snippet: 'extrait de code',
    snippets: {
      plain: {
        title: 'Simple',
        lead: 'Collez-le avant </body> sur chaque page. Il ne bloque pas le chargement.',
      },
      calls: {
        title: 'Avec appels',
        lead: 'Si votre page appelle elle-même ChatWidget, par exemple pour identifier le visiteur. Placez les appels sous le commentaire.',
      },
      package: {
        title: 'Paquet',
        lead: 'Pour les applications construites avec npm. Aucun registre n’a ce paquet\u00a0: npm pack ./dist/npm le crée dans le dépôt de ChatWidget.',
      },
      tagManager: {
        title: 'Gestionnaire de balises',
        lead: 'Comme balise « HTML personnalisé » déclenchée sur toutes les pages après leur chargement.',
      },
      policy: {
        title: 'Content Security Policy',
        lead: 'Si votre page en a une, ajoutez ces directives. Les styles n’en demandent aucune.',
      },
      pinned: {
        title: 'Version figée',
        lead: 'Pour les pages qui ne peuvent exécuter que du code vérifié. Les navigateurs refusent tout autre fichier. Les réglages et versions ultérieurs demandent un nouvel extrait.',
      },
    },
    check: 'Vérifier une page',
    checkLead: 'Nous ouvrons votre page et y cherchons le widget.',
    address: 'Adresse de la page',
    run: 'Vérifier',
    running: 'Vérification…',
    found: (url) => `Résultat pour ${url} :`,
    finding: ({ code, status }) =>
      code === 'pageFails' ? `La page répond par une erreur (${status}).` : findings[code],
    levels: { good: 'Correct', fix: 'À corriger', note: 'Remarque' },
    toAdd: 'élément à ajouter',
  },
};
