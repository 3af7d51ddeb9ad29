import { LoadingScreen } from '../frame/LoadingScreen';
import { onDemand } from '../frame/on-demand';

export const MessageTaken = onDemand(
  () => import('./Outcomes'),
  (outcomes) => outcomes.MessageTaken,
  LoadingScreen,
);

export const BannedScreen = onDemand(
  () => import('./Outcomes'),
  (outcomes) => outcomes.BannedScreen,
  LoadingScreen,
);
