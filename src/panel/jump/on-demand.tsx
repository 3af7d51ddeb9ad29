import { onDemand } from '../frame/on-demand';

export const JumpPill = onDemand(
  () => import('./JumpPill'),
  (jump) => jump.JumpPill,
);
