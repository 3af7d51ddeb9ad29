import type { RoutingTrialTexts } from './texts';

export const routingTrialTexts: RoutingTrialTexts = {
  title: 'Chats de cada agente',
  tryIt: 'Probar con chats anteriores',
  nothing: (days) =>
    `En los últimos ${days} días no se distribuyó ningún chat. Mientras se avise a todos los agentes, no hay nada que comparar.`,
  outcome: (chats, changed, days) =>
    changed === 0
      ? `Chats de los últimos ${days} días: ${chats}. Todos habrían llegado al mismo agente.`
      : `Chats de los últimos ${days} días: ${chats}; ${changed} ${changed === 1 ? 'se habría' : 'se habrían'} asignado de otra forma.`,
  agent: 'Agente',
  given: 'Recibió',
  wouldBe: 'Habría recibido',
  basis:
    'Calculado según quién estaba en línea y cuántos chats tenía abiertos cada agente cuando llegó cada chat.',
};
