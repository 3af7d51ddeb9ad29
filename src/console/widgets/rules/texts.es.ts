import { wordsIn } from '../../kit/texts/words';
import type { RulesTexts } from './texts';
import { factHints, factWords, operatorWords } from './words/conditions';

const spans = { page: 'por página', visit: 'por visita', day: 'por día', ever: 'por visitante' };

export const rulesTexts: RulesTexts = {
  title: 'Reglas',
  lead: 'Elija a quién se invita a chatear y cuándo. Se aplica la primera regla que coincide; las reglas con mayor prioridad van primero.',
  noWidgets: 'Aún no hay widgets',
  noWidgetsHint: 'Cree primero un widget y luego sus reglas.',
  inOrder: 'Reglas, en orden',
  none: 'Aún no hay reglas',
  noneHint:
    'Una regla invita a los visitantes que coinciden con ella, por ejemplo los que llevan un rato en una página.',
  figuresFailed: (message) => `No se pudieron cargar las cifras de las invitaciones: ${message}`,
  isRemoved: (rule) => `Se ha eliminado ${rule}.`,
  addRule: 'Añadir regla',
  newName: 'regla',
  newMessage: '¡Hola! ¿Podemos ayudarle?',
  noInvitations: (days) => `Ninguna invitación en los últimos ${days} días`,
  notPublished: 'Aún sin publicar',
  times: (count, written) => (count === 1 ? '1 vez' : `${written} veces`),
  byAgents: (figures) => `Invitaciones de los agentes desde «Visitantes ahora». ${figures}`,
  figures: (days, shown, answered, closed) =>
    `Últimos ${days} días: mostrada ${shown}; respuestas: ${answered}; cierres: ${closed}`,

  name: 'Nombre',
  nameHint: 'Los límites se cuentan por nombre. Con un nombre nuevo empiezan de cero.',
  when: 'Cuándo',
  messages: {
    title: 'Mensajes',
    description: 'Cada invitación muestra uno de ellos. {alias} se sustituye por el nombre del agente.',
    itemTitle: 'mensaje',
    addTitle: 'Añadir mensaje',
  },
  priority: {
    title: 'Prioridad',
    description: 'Las reglas con mayor prioridad van primero, sea cual sea el orden de la lista.',
  },
  isMinimized: 'Mostrar en una línea',
  offlineFallback: 'Abrir el formulario sin conexión cuando no hay ningún agente en línea',
  agentName: 'Nombre del agente',
  agentPicture: 'Imagen del agente',
  limit: 'Límite',
  limits: { ...spans, '': 'Sin límite' },
  limitTimes: 'Veces',

  match: 'Combinación',
  joins: {
    all: 'Se cumplen todas',
    any: 'Se cumple al menos una',
    not: 'No se cumple esta',
  },
  addCondition: 'Añadir condición',
  removeCondition: 'Eliminar condición',
  addGroup: 'Añadir grupo',
  removeGroup: 'Eliminar grupo',
  fact: 'Propiedad',
  variableName: 'Nombre de la variable',
  comparison: 'Comparación',
  value: 'Valor',
  timeValue: 'Valor, por ejemplo 09:00-17:00',
  timeHint: (zone, hours) =>
    hours === undefined || hours === zone
      ? `En la zona horaria ${zone}.`
      : `En la zona horaria ${zone}. El horario del widget está en ${hours}.`,
  lineValues: 'Valor; uno por línea',
  yes: 'sí',
  no: 'no',
  facts: wordsIn('es', factWords),
  factHints: wordsIn('es', factHints),
  operators: wordsIn('es', operatorWords),

  quoted: (text) => `«${text}»`,
  variable: (name) => `la variable ${name}`,
  flag: (fact, isYes) => `${fact}: ${isYes ? 'sí' : 'no'}`,
  and: ' y ',
  or: ' o ',
  not: (condition) => `no (${condition})`,
  anyone: 'cualquier visita',
  never: 'nunca (sin condiciones)',
  sentence: ({ condition, alias, cap, opensForm }) => {
    const by = alias ? ` En nombre de ${alias}.` : '';
    const most = cap
      ? ` Como máximo ${cap.times === 1 ? '1 vez' : `${cap.times} veces`} ${spans[cap.per]}.`
      : '';
    const form = opensForm ? ' Si no hay ningún agente en línea, abrir el formulario sin conexión.' : '';
    return `Invitar si: ${condition}.${by}${most}${form}`;
  },

  dryRun: 'Simulación',
  dryRunLead:
    'Simule una visita con las reglas anteriores, guardadas o no, como harían sus páginas. El visitante no responde a las invitaciones ni las cierra.',
  takeVisit: 'Partir de la visita de un chat',
  takeVisitHint:
    'Toma su primera y última página, el idioma, el lugar, la hora y las variables. Usted añade cuánto tiempo estuvo y qué hizo.',
  sampleVisit: 'Visita de ejemplo',
  visitor: 'Visitante',
  variables: 'Variables de JavaScript, una por línea: nombre=valor',
  onEachPage: 'Comportamiento en cada página',
  pages: 'Páginas, en orden',
  addressOf: (page) => `Dirección de la página ${page}`,
  secondsOn: (page) => `Segundos en la página ${page}`,
  removePage: (page) => `Eliminar la página ${page}`,
  addPage: 'Añadir página',

  addToTry: 'Añada una regla para probarla.',
  visitedPages: 'Páginas de la visita',
  rulesHere: 'Reglas en esta página',
  onPage: (page, outcome) => `Página ${page}: ${outcome}`,
  noRuleInvites: 'Ninguna regla invita.',
  invitesAtOnce: (rule) => `«${rule}» invita de inmediato.`,
  invitesAfter: (rule, seconds) => `«${rule}» invita a los ${seconds} s.`,
  verdicts: {
    invites: 'Invita',
    comesLater: 'Coincide, pero otra va antes',
    capReached: 'Coincide, pero se alcanzó su límite',
    fails: 'No coincide',
  },
  explained: { all: 'Todas:', any: 'Al menos una:', not: 'Esta no:' },
  unknown: 'desconocido',
  matches: 'se cumple',
  fails: 'no se cumple',
  seen: (outcome, value) => `${outcome}; valor: ${value}`,
};
