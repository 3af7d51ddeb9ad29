import { Type } from 'typebox';
import { largestPicture, longestSide, pictureTypes } from '../contract/organisation/pictures';
import { fixture, operationsOf } from './operation';
import { text } from './parts';

/** Pictures that administrators upload, photos that agents do, and where pages have them from. */

const defineUpload = operationsOf({ tag: 'Administration', base: '/api/console', access: 'administrator' });
const defineOwn = operationsOf({ tag: 'Console', base: '/api/console', access: 'account' });
const defineRead = operationsOf({ tag: 'Widget', base: '', access: 'public', isReadByHandler: true });

export const Picture = Type.Object(
  {
    id: text,
    url: Type.String({
      description: 'Where everyone has it, for settings. Absolute if the service knows its own address.',
    }),
  },
  { title: 'Picture' },
);

const upload = {
  upload: pictureTypes,
  bodyLimit: largestPicture,
  answer: Picture,
  refusals: {
    400: `The picture is damaged, or wider or higher than ${longestSide} pixels.`,
    409: 'The organisation uses as many pictures as it may have.',
    415: 'Its bytes are no PNG, JPEG, WebP or GIF.',
  },
  example: {},
} as const;

/** Their bodies are no JSON. */
export const pictureUploadOperations = {
  uploadPicture: defineUpload('POST /pictures', {
    summary: 'Upload a picture for settings',
    ...upload,
    limits: ['picture'],
    // What uses it is: the settings that name its address.
    isAudited: false,
  }),
  uploadOwnPicture: defineOwn('POST /account/pictures', {
    summary: 'Upload a picture for your photo',
    ...upload,
    limits: ['ownPicture'],
  }),
};

export const pictureOperations = {
  readPicture: defineRead('GET /pictures/{pictureId}', {
    summary: 'Read an uploaded picture',
    answer: 'image/*',
    limits: ['pictureRead'],
    example: { path: { pictureId: fixture('picture') } },
  }),
};
