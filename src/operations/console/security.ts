import { Type, type Static } from 'typebox';
import { operationsOf } from '../operation';

const define = operationsOf({ tag: 'Administration', base: '/api/console', access: 'administrator' });

/** How agents sign in to an organisation. */
export const SecuritySettings = Type.Object(
  {
    demandsSecondFactor: Type.Boolean({
      description: 'A password alone is not enough: an agent without a second factor sets one up first.',
    }),
  },
  { title: 'SecuritySettings' },
);
export type SecuritySettings = Static<typeof SecuritySettings>;

export const securityOperations = {
  readSecurity: define('GET /security', { summary: 'Read how agents sign in', answer: SecuritySettings }),
  changeSecurity: define('PUT /security', {
    summary: 'Change how agents sign in',
    body: SecuritySettings,
    answer: SecuritySettings,
    example: { body: { demandsSecondFactor: false } },
  }),
};
