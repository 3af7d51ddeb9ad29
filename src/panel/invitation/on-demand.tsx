import { onDemand } from '../frame/on-demand';

export const InvitationCard = onDemand(
  () => import('./main'),
  (cards) => cards.InvitationCard,
);

export const AnswerCard = onDemand(
  () => import('./main'),
  (cards) => cards.AnswerCard,
);
