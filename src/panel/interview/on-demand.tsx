import { LoadingScreen } from '../frame/LoadingScreen';
import { onDemand } from '../frame/on-demand';

export const Interview = onDemand(
  () => import('./Interview').then((interview) => interview.Interview),
  LoadingScreen,
);
