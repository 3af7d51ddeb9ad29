import { onDemand } from '../frame/on-demand';

export const Rich = onDemand(
  () => import('./Rich'),
  (rich) => rich.Rich,
);
