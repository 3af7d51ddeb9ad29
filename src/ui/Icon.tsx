import { Drawing } from './Drawing';

const paths = {
  alert:
    'M10 6.5v4m0 3v0M8.7 3.4 2.6 14a1.5 1.5 0 0 0 1.3 2.3h12.2a1.5 1.5 0 0 0 1.3-2.3L11.3 3.4a1.5 1.5 0 0 0-2.6 0Z',
  arrowUp: 'M10 15.5v-11M5.5 9 10 4.5 14.5 9',
  chat: 'M10 3.5c4 0 7.5 2.8 7.5 6.3S14 16 10 16l-2.5-.4-4 1.4 1-3.2a5.7 5.7 0 0 1-2-4c0-3.5 3.5-6.3 7.5-6.3Z',
  check: 'm4.5 10.5 3.5 3.5 7.5-8',
  chevronDown: 'm5 8 5 5 5-5',
  close: 'm5.5 5.5 9 9M14.5 5.5l-9 9',
  offline: 'M3 3l14 14M2.5 8.5 6 6.2M9.3 5q4.7 0 8.2 3.5M5.5 11.5l2.7-1.6m4.3.3 2 1.3M10 15v0',
} as const;

export type IconName = keyof typeof paths;

export interface IconProps {
  name: IconName;
}

export function Icon({ name }: IconProps) {
  return <Drawing path={paths[name]} />;
}
