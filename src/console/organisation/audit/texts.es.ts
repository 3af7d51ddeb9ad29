import type { AuditTexts } from './texts';

const subjects: AuditTexts['subjects'] = {
  agent: 'Agente',
  ban: 'Bloqueo',
  cannedReply: 'Respuesta predefinida',
  delivery: 'Entrega',
  endpoint: 'Webhook o bot',
  key: 'Clave',
  organisation: 'Organización',
  team: 'Equipo',
  visitor: 'Visitante',
  widget: 'Widget',
};
const actions = {
  added: 'alta',
  changed: 'cambio',
  removed: 'baja',
  redelivered: 'nueva entrega',
  tested: 'prueba',
  exported: 'exportación',
  erased: 'borrado',
};

export const auditTexts: AuditTexts = {
  title: 'Registro de auditoría',
  lead: 'Cambios hechos por administradores, claves y la línea de comandos. Las entradas no se pueden cambiar y no contienen secretos.',
  exportCsv: 'Exportar CSV',
  exportNdjson: 'Exportar NDJSON',
  entries: 'Entradas',
  none: 'Ningún cambio coincide con estos filtros',
  when: 'Cuándo',
  what: 'Qué',
  changes: (count) => (count === 1 ? '1 cambio' : `${count} cambios`),
  from: 'Desde',
  to: 'Hasta',
  by: 'Por',
  anyone: 'Cualquiera',
  about: 'Sobre',
  anything: 'Todo',
  actorName: 'Nombre del autor',
  subjectId: 'ID del elemento cambiado',
  search: 'Buscar',
  actors: {
    agent: 'Una persona',
    key: 'Una clave',
    commandLine: 'La línea de comandos',
    mailLink: 'Un enlace por correo',
    service: 'El servicio',
  },
  actorNamed: {
    agent: (name) => name,
    key: (name) => `Clave ${name}`,
    commandLine: (name) => `Línea de comandos (${name})`,
    mailLink: (name) => `Enlace enviado a ${name}`,
    service: () => 'Servicio',
  },
  subjects,
  entry: (actor, action, subject, id) =>
    `${actor}: ${actions[action]}, ${[subjects[subject].toLowerCase(), id].filter(Boolean).join(' ')}`,
};
