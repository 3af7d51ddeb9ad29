import { onDemand } from '../frame/on-demand';

export const InvitationCard = onDemand(
  () => import('./InvitationCard'),
  (card) => card.InvitationCard,
);
