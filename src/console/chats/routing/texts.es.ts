import type { RoutingTexts } from './texts';

export const routingTexts: RoutingTexts = {
  title: 'Distribución y avisos',
  loading: 'Cargando…',
  done: 'Listo',
  returned: (agent, seconds) =>
    `De vuelta a la cola: ${agent} hizo esperar al visitante ${seconds} segundos.`,
  givenTo: (agent) => `Asignado a ${agent}`,
  givenToYou: 'Asignado a usted',
  queued: 'Se quedó en la cola: no había nadie disponible',
  rules: {
    all: 'Se avisa a todos los agentes',
    roundRobin: 'Un agente tras otro',
    leastBusy: 'El agente con menos chats',
  },
  withLimit: (rule, most) => `${rule}, ${most} ${most === 1 ? 'chat' : 'chats'} por agente como máximo`,
  called: {
    console: (names) => `Aviso en la consola abierta: ${names.join(', ')}`,
    push: (names) => `Notificación push: ${names.join(', ')}`,
    mail: (names) => `Correo: ${names.join(', ')}`,
    team: (names) => `Pasado a ${names.join(', ')}`,
    nobody: () => 'No se pudo avisar a ningún agente',
  },
  you: 'Usted',
  candidate: (agent, reason) => `${agent}: ${reason}`,
  reasons: {
    chosen: () => 'lo recibió',
    offline: () => 'sin conexión',
    full: (chats) => `al límite con ${chats === 1 ? '1 chat abierto' : `${chats} chats abiertos`}`,
    missedIt: () => 'no respondió a tiempo',
    busier: (chats) => `${chats === 1 ? '1 chat abierto' : `${chats} chats abiertos`}, más que los demás`,
    laterTurn: () => 'su turno llega después',
  },
};
