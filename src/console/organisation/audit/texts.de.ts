import type { AuditTexts } from './texts';

const subjects: AuditTexts['subjects'] = {
  agent: 'Agent',
  ban: 'Sperre',
  cannedReply: 'Textbaustein',
  delivery: 'Zustellung',
  endpoint: 'Webhook oder Bot',
  key: 'Schlüssel',
  organisation: 'Organisation',
  team: 'Team',
  visitor: 'Besucher',
  widget: 'Widget',
};
const actions = {
  added: 'hinzugefügt',
  changed: 'geändert',
  removed: 'entfernt',
  redelivered: 'erneut zugestellt',
  tested: 'getestet',
  exported: 'exportiert',
  erased: 'gelöscht',
};

export const auditTexts: AuditTexts = {
  title: 'Audit-Log',
  lead: 'Änderungen durch Administratoren, Schlüssel und die Kommandozeile. Einträge lassen sich nicht ändern und enthalten keine Geheimnisse.',
  exportCsv: 'CSV exportieren',
  exportNdjson: 'NDJSON exportieren',
  entries: 'Einträge',
  none: 'Keine Änderung passt zu diesen Filtern',
  when: 'Wann',
  what: 'Was',
  changes: (count) => (count === 1 ? '1 Änderung' : `${count} Änderungen`),
  from: 'Von',
  to: 'Bis',
  by: 'Durch',
  anyone: 'Alle',
  about: 'Betrifft',
  anything: 'Alles',
  actorName: 'Name des Urhebers',
  subjectId: 'ID des geänderten Objekts',
  search: 'Suchen',
  actors: {
    agent: 'Eine Person',
    key: 'Ein Schlüssel',
    commandLine: 'Die Kommandozeile',
    mailLink: 'Ein Link per E-Mail',
    service: 'Der Dienst',
  },
  actorNamed: {
    agent: (name) => name,
    key: (name) => `Schlüssel ${name}`,
    commandLine: (name) => `Kommandozeile (${name})`,
    mailLink: (name) => `Link per E-Mail an ${name}`,
    service: () => 'Dienst',
  },
  subjects,
  entry: (actor, action, subject, id) =>
    `${actor}: ${[subjects[subject], id].filter(Boolean).join(' ')} ${actions[action]}`,
};
