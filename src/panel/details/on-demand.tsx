import { onDemand } from '../frame/on-demand';

export const Details = onDemand(
  () => import('./Details'),
  (file) => file.Details,
);
