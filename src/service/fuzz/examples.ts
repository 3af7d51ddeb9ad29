import { swaggerUiFiles } from '../routes/open-api/swagger-ui';
import type { Make } from './example';
import { examplesOfOperations } from './examples-of-operations';

/** Routes that are no operations: files, and the pages of the console and the API. */
const files = [
  'GET /',
  'GET /console',
  'GET /.well-known/security.txt',
  'GET /openapi',
  'GET /openapi/',
  'GET /openapi.json',
  'GET /openapi/page.css',
  'GET /openapi/page.js',
  `GET ${swaggerUiFiles}/swagger-ui-bundle.js`,
  `GET ${swaggerUiFiles}/swagger-ui.css`,
];

/** One for each route of the service. A route without one fails the test of every route. */
export const examples: Record<string, Make> = {
  ...examplesOfOperations,
  ...Object.fromEntries(files.map((route) => [route, () => ({ from: 'nobody' as const })])),
  'GET /console/*': () => ({ from: 'nobody', variables: ['cases/1'] }),
  'GET /widget/*': () => ({ from: 'nobody', variables: ['main.ts'] }),
};
