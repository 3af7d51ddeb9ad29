import { onDemand } from '../frame/on-demand';

export const AnswerTime = onDemand(
  () => import('./AnswerTime'),
  (file) => file.AnswerTime,
);
