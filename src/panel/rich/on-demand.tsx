import { onDemand } from '../frame/on-demand';
import type { RichProps } from './Rich';

export const Rich = onDemand<RichProps>(() => import('./Rich').then((rich) => rich.Rich));
