import { onDemand } from '../frame/on-demand';

export const CallMe = onDemand(() => import('./CallMe').then((callMe) => callMe.CallMe));
