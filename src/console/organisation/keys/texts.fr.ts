import type { KeyTexts } from './texts';

export const keyTexts: KeyTexts = {
  title: 'Clés et jetons',
  lead: 'Les clés permettent aux pages et à vos propres systèmes d’utiliser le service. Une clé n’est affichée qu’à sa création.',
  newKey: 'Nouvelle clé',
  create: 'Créer la clé',
  columns: {
    name: 'Nom',
    kind: 'Type',
    key: 'Clé',
    may: 'Droits',
    created: 'Création',
    lastUsed: 'Dernière utilisation',
    ends: 'Expiration',
    actions: 'Actions',
  },
  noName: 'Sans nom',
  shownOnce: 'Affichée une fois',
  never: 'Jamais',
  ended: 'Expirée',
  none: 'Aucune clé',
  noneHint: 'Il faut une clé de visiteur pour proposer le chat sur une page.',
  organisationId: 'Identifiant de l’organisation, utilisé dans l’URL de l’export du journal : {id}',
  key: 'clé',

  revoke: 'Révoquer',
  revokeKey: 'Révoquer la clé',
  revokeNamed: (key) => `Révoquer ${key}`,
  reallyRevoke: (key) => `Révoquer ${key} ?`,
  cannotBeUndone: 'Cette action est irréversible. Vous pouvez créer une nouvelle clé.',
  revoked: (key) => `${key} : révocation effectuée.`,

  kind: 'Type',
  purpose: 'Usage',
  purposeHint: 'Visible uniquement par votre équipe.',
  permissions: 'Autorisations',
  expiresAfter: 'Expire après',
  expiresHint: 'Si ce champ est vide, la clé reste valable jusqu’à sa révocation.',

  kinds: {
    visitor: {
      title: 'Clé de visiteur',
      titleOfNew: 'Votre nouvelle clé de visiteur',
      may: 'Chats des visiteurs',
      opens: 'Permet aux pages de démarrer des chats. Elle est publique, puisqu’elle figure dans les pages.',
      stops:
        'Dans quelques secondes, les visiteurs ne pourront plus ni démarrer ni poursuivre de chat sur les pages qui utilisent cette clé.',
    },
    provisioning: {
      title: 'Clé de provisionnement',
      titleOfNew: 'Votre nouvelle clé de provisionnement',
      may: 'Utilisateurs et widgets',
      opens: 'Permet à vos propres systèmes de gérer les utilisateurs et les widgets.',
      stops: 'Les systèmes qui l’utilisent ne pourront plus gérer les utilisateurs et les widgets.',
    },
    token: {
      title: 'Jeton d’API',
      titleOfNew: 'Votre nouveau jeton d’API',
      may: 'Journaux et statut des agents',
      opens: 'Permet à vos propres systèmes d’exporter les journaux et de définir le statut des agents.',
      stops:
        'Les systèmes qui l’utilisent ne pourront plus exporter les journaux ni définir le statut des agents.',
    },
    identity: {
      title: 'Secret d’identité',
      titleOfNew: 'Votre nouveau secret d’identité',
      may: 'Vérification des visiteurs',
      opens: 'Votre serveur s’en sert pour prouver l’identité d’un visiteur.',
      stops: 'Les preuves créées avec ce secret ne seront plus acceptées.',
    },
  },
  scopes: {
    'users:read': 'Lire les utilisateurs',
    'users:write': 'Modifier les utilisateurs',
    'widgets:read': 'Lire les widgets',
    'widgets:write': 'Modifier les widgets',
    'logs:read': 'Exporter les journaux',
    'status:write': 'Définir le statut des agents',
  },
};
