import type { KeyTexts } from './texts';

export const keyTexts: KeyTexts = {
  title: 'API-Schlüssel',
  lead: 'Mit Schlüsseln nutzen Seiten und Ihre eigenen Systeme den Dienst. Ein Schlüssel wird nur beim Erstellen angezeigt.',
  newKey: 'Neuer Schlüssel',
  create: 'Schlüssel erstellen',
  columns: {
    name: 'Name',
    kind: 'Art',
    key: 'Schlüssel',
    may: 'Rechte',
    created: 'Erstellt',
    lastUsed: 'Zuletzt verwendet',
    ends: 'Läuft ab',
    actions: 'Aktionen',
  },
  noName: 'Ohne Namen',
  shownOnce: 'Einmal angezeigt',
  never: 'Nie',
  ended: 'Abgelaufen',
  none: 'Noch keine Schlüssel',
  noneHint: 'Seiten brauchen einen Besucherschlüssel, um Chats anzubieten.',
  organisationId: 'Organisations-ID für die Adresse des Log-Exports: {id}',
  key: 'Schlüssel',

  revoke: 'Widerrufen',
  revokeKey: 'Schlüssel widerrufen',
  revokeNamed: (key) => `${key} widerrufen`,
  reallyRevoke: (key) => `${key} widerrufen?`,
  cannotBeUndone: 'Das lässt sich nicht rückgängig machen. Sie können einen neuen erstellen.',
  revoked: (key) => `${key} widerrufen.`,

  kind: 'Art',
  purpose: 'Zweck',
  purposeHint: 'Nur Ihr Team sieht ihn.',
  permissions: 'Berechtigungen',
  expiresAfter: 'Gültig für',
  expiresHint: 'Ohne Angabe gilt der Schlüssel, bis Sie ihn widerrufen.',

  kinds: {
    visitor: {
      title: 'Besucherschlüssel',
      titleOfNew: 'Ihr neuer Besucherschlüssel',
      may: 'Chats von Besuchern',
      opens: 'Damit starten Seiten Chats. Er ist öffentlich, denn er steht in den Seiten.',
      stops:
        'In wenigen Sekunden können Besucher auf Seiten mit diesem Schlüssel keine Chats mehr beginnen oder fortsetzen.',
    },
    provisioning: {
      title: 'Provisionierungs\u00adschlüssel',
      titleOfNew: 'Ihr neuer Provisionierungsschlüssel',
      may: 'Benutzer und Widgets',
      opens: 'Damit verwalten Ihre eigenen Systeme Benutzer und Widgets.',
      stops: 'Systeme mit diesem Schlüssel können keine Benutzer und Widgets mehr verwalten.',
    },
    token: {
      title: 'API-Token',
      titleOfNew: 'Ihr neues API-Token',
      may: 'Logs und Agentenstatus',
      opens: 'Damit exportieren Ihre eigenen Systeme Logs und setzen den Status von Agenten.',
      stops:
        'Systeme mit diesem Token können keine Logs mehr exportieren und keinen Agentenstatus mehr setzen.',
    },
    identity: {
      title: 'Identitätsgeheimnis',
      titleOfNew: 'Ihr neues Identitätsgeheimnis',
      may: 'Prüfung von Besuchern',
      opens: 'Ihr Server weist damit nach, wer ein Besucher ist.',
      stops: 'Damit erstellte Nachweise werden nicht mehr anerkannt.',
    },
  },
  scopes: {
    'users:read': 'Benutzer lesen',
    'users:write': 'Benutzer ändern',
    'widgets:read': 'Widgets lesen',
    'widgets:write': 'Widgets ändern',
    'logs:read': 'Logs exportieren',
    'status:write': 'Status der Agenten setzen',
  },
};
