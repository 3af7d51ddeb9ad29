import { onDemand } from '../frame/on-demand';

export const Over = onDemand(
  () => import('./Over'),
  (file) => file.Over,
);
