import { onDemand } from '../frame/on-demand';

export const ScreenshotField = onDemand(
  () => import('./Screenshot'),
  (screenshot) => screenshot.ScreenshotField,
);

export const ScreenshotBar = onDemand(
  () => import('./Screenshot'),
  (screenshot) => screenshot.ScreenshotBar,
);
