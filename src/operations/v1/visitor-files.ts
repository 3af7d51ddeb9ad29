import { bytes, largestPart, NewFile, PartPlace, refusalsOfNew, refusalsOfPart, Upload } from '../files';
import { fixture, operationsOf } from '../operation';

/** Files that visitors send. Decisions, section 2. */
const define = operationsOf({
  tag: 'Visitor chat',
  base: '/api/v1',
  access: 'visitor',
  isReadByHandler: true,
});

export const visitorFileOperations = {
  beginFile: define('POST /chat/{caseId}/files', {
    summary: 'Begin to send a file, or ask how much of it has arrived',
    body: NewFile,
    answer: Upload,
    refusals: refusalsOfNew,
    limits: ['fileOfAddress'],
    example: {
      path: { caseId: fixture('openCase') },
      body: { name: 'lamp.png', size: 48, uploadId: fixture('uuid') },
    },
  }),
  sendFilePart: define('PUT /chat/files/{fileId}', {
    summary: 'Send a part of a file',
    query: PartPlace,
    upload: bytes,
    bodyLimit: largestPart,
    answer: Upload,
    refusals: refusalsOfPart,
    example: { path: { fileId: fixture('visitorUpload') }, query: { offset: 0 } },
  }),
  cancelFile: define('DELETE /chat/files/{fileId}', {
    summary: 'Take back a file that no message carries',
    example: { path: { fileId: fixture('visitorUpload') } },
  }),
};
