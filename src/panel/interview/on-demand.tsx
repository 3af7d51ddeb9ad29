import { LoadingScreen } from '../frame/LoadingScreen';
import { onDemand } from '../frame/on-demand';

export const Interview = onDemand(
  () => import('./Interview'),
  (interview) => interview.Interview,
  LoadingScreen,
);
