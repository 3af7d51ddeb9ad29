import type { AuditTexts } from './texts';

const subjects: AuditTexts['subjects'] = {
  agent: 'Agent',
  ban: 'Blocage',
  cannedReply: 'Réponse prédéfinie',
  delivery: 'Envoi',
  endpoint: 'Webhook ou bot',
  key: 'Clé',
  organisation: 'Organisation',
  team: 'Équipe',
  visitor: 'Visiteur',
  widget: 'Widget',
};
const actions = {
  added: 'ajout',
  changed: 'modification',
  removed: 'suppression',
  redelivered: 'nouvel envoi',
  tested: 'test',
  exported: 'export',
  erased: 'effacement',
};

export const auditTexts: AuditTexts = {
  title: 'Journal d’audit',
  lead: 'Les modifications faites par les administrateurs, les clés et la ligne de commande. Les entrées ne peuvent pas être modifiées et ne contiennent aucun secret.',
  exportCsv: 'Exporter en CSV',
  exportNdjson: 'Exporter en NDJSON',
  entries: 'Entrées',
  none: 'Aucune modification ne correspond à ces filtres',
  when: 'Quand',
  what: 'Quoi',
  changes: (count) => `${count} ${count < 2 ? 'modification' : 'modifications'}`,
  from: 'Du',
  to: 'Au',
  by: 'Par',
  anyone: 'Tous',
  about: 'Objet',
  anything: 'Tout',
  actorName: 'Nom de l’auteur',
  subjectId: 'Identifiant de l’élément modifié',
  search: 'Rechercher',
  actors: {
    agent: 'Une personne',
    key: 'Une clé',
    commandLine: 'La ligne de commande',
    mailLink: 'Un lien envoyé par e-mail',
    service: 'Le service',
  },
  actorNamed: {
    agent: (name) => name,
    key: (name) => `Clé ${name}`,
    commandLine: (name) => `Ligne de commande (${name})`,
    mailLink: (name) => `Lien envoyé par e-mail à ${name}`,
    service: () => 'Service',
  },
  subjects,
  entry: (actor, action, subject, id) =>
    `${actor} : ${actions[action]}, ${[subjects[subject].toLowerCase(), id].filter(Boolean).join(' ')}`,
};
