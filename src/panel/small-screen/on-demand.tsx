import { onDemand } from '../frame/on-demand';

export const FullScreen = onDemand(
  () => import('./FullScreen'),
  (file) => file.FullScreen,
);
