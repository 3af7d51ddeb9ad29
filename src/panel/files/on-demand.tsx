import { onDemand } from '../frame/on-demand';

export const Files = onDemand(
  () => import('./Files'),
  (file) => file.Files,
);
