import { LoadingScreen } from '../frame/LoadingScreen';
import { onDemand } from '../frame/on-demand';
import type { MessageTakenProps } from './Outcomes';

export const MessageTaken = onDemand<MessageTakenProps>(
  () => import('./Outcomes').then((outcomes) => outcomes.MessageTaken),
  LoadingScreen,
);

export const BannedScreen = onDemand(
  () => import('./Outcomes').then((outcomes) => outcomes.BannedScreen),
  LoadingScreen,
);
