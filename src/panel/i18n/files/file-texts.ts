/** What is said about files. */
export interface FileTexts {
  attach: string;
  /** `#`: megabytes. */
  tooLarge: string;
  wrongType: string;
  tooMany: string;
  unreadable: string;
}

/** In English; the other languages are in a file of their own. */
export const fileTexts: FileTexts = {
  attach: 'Attach a file',
  tooLarge: 'Files can be up to # MB.',
  wrongType: 'Files of this type can’t be sent here.',
  tooMany: 'This chat can’t take more files.',
  unreadable: 'This file can’t be read.',
};
