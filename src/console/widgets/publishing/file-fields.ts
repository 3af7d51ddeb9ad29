import type { WidgetSettings } from '../../../contract/settings/settings';

const ifOn = { section: 'chat', isShown: ({ files }: WidgetSettings) => files.isOn } as const;

/** How the console shows the settings of files. */
export const fileFields = {
  'files.isOn': { section: 'chat' },
  'files.pictures': ifOn,
  'files.documents': ifOn,
  'files.archives': ifOn,
  'files.drawings': ifOn,
  'files.largest': { ...ifOn, step: 1 },
  'files.most': { ...ifOn, step: 1 },
} as const;
