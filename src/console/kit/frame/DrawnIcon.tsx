import { Drawing } from '../../../ui/Drawing';

const paths = {
  back: 'M12.5 4.5 7 10l5.5 5.5',
  clock: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 6v4l3 2',
  down: 'M10 4.5v11M5.5 11l4.5 4.5 4.5-4.5',
  plus: 'M10 4.5v11M4.5 10h11',
  person: 'M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3.5 17a6.5 6.5 0 0 1 13 0',
  search: 'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM13 13l4 4',
  filter: 'M3.5 5.5h13M6 10h8M8.5 14.5h3',
  chats:
    'M4 3.5h12A1.5 1.5 0 0 1 17.5 5v7.5A1.5 1.5 0 0 1 16 14H9l-4 3v-3H4a1.5 1.5 0 0 1-1.5-1.5V5A1.5 1.5 0 0 1 4 3.5Z',
  more: 'M4 6h12M4 10h12M4 14h12',
  mail: 'M4 4.5h12A1.5 1.5 0 0 1 17.5 6v8a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 14V6A1.5 1.5 0 0 1 4 4.5ZM3 6l7 5 7-5',
  copy: 'M7.5 7.5h8v8h-8ZM12.5 4.5h-8v8',
  note: 'M5 3.5h7l3.5 3.5v9.5H5ZM12 3.5V7h3.5M7.5 10.5h5M7.5 13.5h5',
  transfer: 'M3 10h10M9 6l4 4-4 4M16.5 4v12',
  send: 'M17 3 9 11M17 3l-5 14-3-6-6-3 14-5Z',
} as const;

export interface DrawnIconProps {
  name: keyof typeof paths;
}

/** Icons that the console alone needs, in several of its parts. */
export function DrawnIcon({ name }: DrawnIconProps) {
  return <Drawing path={paths[name]} />;
}
