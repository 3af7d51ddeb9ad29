import { Type } from 'typebox';
import { longestEmail, longestPassword } from '../../contract/limits';
import type { SecuritySettings } from '../../contract/organisation/security';
import { describing } from '../../operations/parts';

/** How agents sign in to an organisation. */

export const SecurityChange = Type.Object({
  demandsSecondFactor: Type.Boolean({
    description: 'The password alone opens nothing: who has no second factor sets one up first.',
  }),
});

export const Credentials = Type.Object({
  email: Type.String({ minLength: 1, maxLength: longestEmail }),
  password: Type.String({ minLength: 1, maxLength: longestPassword }),
});
export const CredentialsAndCode = Type.Object({
  ...Credentials.properties,
  code: Type.String({ minLength: 1, maxLength: 40, description: 'Of the app that was given the secret.' }),
});

export const securityAnswers = {
  SecuritySettings: describing<SecuritySettings>()(SecurityChange),
};
