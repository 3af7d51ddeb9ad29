import type { WidgetSettings } from '../../../contract/settings/settings';

const ifOn = { section: 'chat', isShown: ({ files }: WidgetSettings) => files.isOn } as const;

/** How the console shows the settings of files. */
export const fileFields = {
  'files.isOn': {
    section: 'chat',
    title: 'Visitors and agents can send files',
    description: 'They are stored with the chat. Anyone who has the link of a file can open it.',
  },
  'files.pictures': { ...ifOn, title: 'Pictures', description: 'PNG, JPEG, GIF and WebP.' },
  'files.documents': {
    ...ifOn,
    title: 'Documents',
    description: 'PDF, plain text, CSV, Word, Excel and PowerPoint.',
  },
  'files.archives': { ...ifOn, title: 'ZIP archives', description: 'Nobody scans what is in them.' },
  'files.drawings': {
    ...ifOn,
    title: 'SVG drawings',
    description: 'They can contain scripts, so they are downloaded and never shown.',
  },
  'files.largest': { ...ifOn, title: 'Largest file', unit: 'MB', step: 1 },
  'files.most': {
    ...ifOn,
    title: 'Files per chat',
    description: 'For the visitor, and as many for agents.',
    step: 1,
  },
} as const;
