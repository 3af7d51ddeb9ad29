import { onDemand } from '../frame/on-demand';
import type { ScreenshotBarProps, ScreenshotFieldProps } from './Screenshot';

export const ScreenshotField = onDemand<ScreenshotFieldProps>(() =>
  import('./Screenshot').then((screenshot) => screenshot.ScreenshotField),
);

export const ScreenshotBar = onDemand<ScreenshotBarProps>(() =>
  import('./Screenshot').then((screenshot) => screenshot.ScreenshotBar),
);
