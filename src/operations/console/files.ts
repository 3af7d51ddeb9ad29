import { bytes, largestPart, NewFile, PartPlace, refusalsOfNew, refusalsOfPart, Upload } from '../files';
import { fixture, operationsOf } from '../operation';

/** Files that agents send. */
const define = operationsOf({ tag: 'Console', base: '/api/console', access: 'case' });

export const fileOperations = {
  beginAgentFile: define('POST /cases/{id}/files', {
    summary: 'Begin to send a file, or ask how much of it has arrived',
    body: NewFile,
    answer: Upload,
    refusals: refusalsOfNew,
    example: {
      path: { id: fixture('openCase') },
      body: { name: 'lamp.png', size: 48, uploadId: fixture('uuid') },
    },
  }),
  cancelAgentFile: define('DELETE /files/{id}', {
    summary: 'Take back a file that no message carries',
    example: { path: { id: fixture('agentUpload') } },
  }),
};

/** Its body is no JSON. */
export const filePartOperations = {
  sendAgentFilePart: define('PUT /files/{id}', {
    summary: 'Send a part of a file',
    waitsByItself: true,
    query: PartPlace,
    upload: bytes,
    bodyLimit: largestPart,
    answer: Upload,
    refusals: refusalsOfPart,
    example: { path: { id: fixture('agentUpload') }, query: { offset: 0 } },
  }),
};
