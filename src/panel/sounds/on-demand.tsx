import { onDemand } from '../frame/on-demand';

export const SoundSwitch = onDemand<object>(() =>
  import('./SoundSwitch').then((sounds) => sounds.SoundSwitch),
);
