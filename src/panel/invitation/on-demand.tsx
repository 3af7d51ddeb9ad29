import { onDemand } from '../frame/on-demand';
import type { InvitationCardProps } from './InvitationCard';

export const InvitationCard = onDemand<InvitationCardProps>(() =>
  import('./InvitationCard').then((card) => card.InvitationCard),
);
