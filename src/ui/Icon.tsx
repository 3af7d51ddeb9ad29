import { Drawing } from './Drawing';
import { Shape } from './Shape';

/** Lines to draw, or the corners of a shape: what each form and each chat shows is a shape. */
const icons = {
  alert: 'M10 7v4m0 2.5v0M10 3 2.5 16.3h15Z',
  arrowUp: '50% 17%,77% 44%,72% 49%,54% 32%,54% 80%,46% 80%,46% 32%,28% 49%,23% 44%',
  chat: 'M7.5 15.6l-4 1.4 1-3.2a7.5 6.3 0 1 1 3 1.8Z',
  check: 'm4.5 10.5 3.5 3.5 7.5-8',
  chevronDown: '26% 36%,50% 60%,74% 36%,79% 41%,50% 70%,21% 41%',
  close: '23% 28%,28% 23%,50% 45%,72% 23%,77% 28%,55% 50%,77% 72%,72% 77%,50% 55%,28% 77%,23% 72%,45% 50%',
  offline: 'M3 3l14 14M2.5 8.5q7.5-6.5 15 0M5.5 12q4.5-4 9 0M10 15v0',
} as const;

export type IconName = keyof typeof icons;

export interface IconProps {
  name: IconName;
}

export function Icon({ name }: IconProps) {
  const icon = icons[name];
  return icon.includes('%') ? <Shape corners={icon} /> : <Drawing path={icon} />;
}
