import { onDemand } from '../frame/on-demand';
import type { JumpPillProps } from './JumpPill';

export const JumpPill = onDemand<JumpPillProps>(() => import('./JumpPill').then((jump) => jump.JumpPill));
