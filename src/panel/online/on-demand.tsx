import { onDemand } from '../frame/on-demand';
import { Place } from '../frame/Place';

export const OnlineAgents = onDemand(
  () => import('./OnlineAgents'),
  (file) => file.OnlineAgents,
  Place,
);
