import { LoadingScreen } from '../LoadingScreen';
import { onDemand } from '../on-demand';

export const Interview = onDemand(
  () => import('./Interview').then((interview) => interview.Interview),
  LoadingScreen,
);
