import { fixture, operationsOf } from '../operation';

/** What the link in a message leads to. */
const define = operationsOf({ tag: 'Widget', base: '', access: 'public', isReadByHandler: true });

export const fileOperations = {
  downloadFile: define('GET /files/{fileId}', {
    summary: 'Download a file of a chat, or a range of its bytes',
    answer: '*/*',
    limits: ['fileRead', 'fileReadAtOnce'],
    example: { path: { fileId: fixture('file') } },
  }),
};
