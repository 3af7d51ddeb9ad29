import type { RoutingTrialTexts } from './texts';

export const routingTrialTexts: RoutingTrialTexts = {
  title: 'Chats der einzelnen Agenten',
  tryIt: 'Mit früheren Chats ausprobieren',
  nothing: (days) =>
    `In den letzten ${days} Tagen wurde kein Chat verteilt. Solange alle Agenten benachrichtigt werden, gibt es nichts zu vergleichen.`,
  outcome: (chats, changed, days) =>
    changed === 0
      ? `Von den Chats der letzten ${days} Tage (${chats}) wäre jeder an denselben Agenten gegangen.`
      : `Von den Chats der letzten ${days} Tage (${chats}) ${changed === 1 ? 'wäre 1' : `wären ${changed}`} anders verteilt worden.`,
  agent: 'Agent',
  given: 'Erhalten',
  wouldBe: 'Hätte erhalten',
  basis:
    'Berechnet danach, wer online war und wie viele Chats jeder Agent offen hatte, als der Chat einging.',
};
