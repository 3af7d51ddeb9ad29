import { roomTexts } from '../texts/room-texts';

export type PictureTexts = ReturnType<typeof pictureTexts>;

export const pictureTexts = roomTexts('kit/pictures', {
  choose: 'Choose picture',
  replace: 'Replace',
  remove: 'Remove',
  hint: 'Or drop or paste a PNG, JPEG, WebP or GIF here.',
  uploading: 'Uploading…',
  uploaded: 'Uploaded. Save to use it.',
  removed: 'The picture is removed.',
  address: 'Or a picture URL',
  unreadable: 'Choose a PNG, JPEG, WebP or GIF. SVG is not possible, as it can contain scripts.',
  tooLarge: (megabytes: number) => `Choose a file of up to ${megabytes} MB.`,
});
