import { Type, type Static } from 'typebox';
import { longestEmail, longestName, longestPassword } from '../../contract/limits';
import { fixture, operationsOf } from '../operation';
import { AgentStatus, perhaps, SubStatus, text } from '../parts';
import { ConfirmingCode, NewSecondFactor, RecoveryCodes } from './account';

/** Signing in and out, for those who have no session yet. */
const define = operationsOf({ tag: 'Console', base: '/api/console', access: 'public' });

export const SignedInAgent = Type.Object(
  {
    id: perhaps(
      Type.String({
        description:
          'Of the account, and stays when its e-mail changes. Absent from instances that an upgrade has not reached.',
      }),
    ),
    email: text,
    name: text,
    status: AgentStatus,
    subStatus: perhaps(SubStatus),
    isAdministrator: Type.Boolean(),
    organisation: text,
    widgets: Type.Array(Type.Object({ widgetId: text, name: text, alias: text, avatarUrl: perhaps(text) }), {
      description: 'Alias and picture of the agent on each widget that they answer.',
    }),
  },
  { title: 'SignedInAgent' },
);
export type SignedInAgent = Static<typeof SignedInAgent>;

/** How people can sign in, besides with e-mail and password. */
export const SignInOptions = Type.Object(
  {
    openId: perhaps(
      Type.Object(
        { name: text },
        {
          description:
            'The OpenID provider, as people call it. `GET /api/console/session/open-id` leads there.',
        },
      ),
    ),
    demo: perhaps(
      Type.Object(
        { email: text, password: text },
        { description: 'An account of the demo, for everybody. No other service has one.' },
      ),
    ),
    isFresh: perhaps(
      Type.Boolean({
        description: 'Nobody can sign in yet: the link that the service printed at its start sets it up.',
      }),
    ),
  },
  { title: 'SignInOptions' },
);
export type SignInOptions = Static<typeof SignInOptions>;

const email = Type.String({ minLength: 1, maxLength: longestEmail });
const password = Type.String({ minLength: 1, maxLength: longestPassword });
const token = Type.String({ minLength: 1, maxLength: 100 });

const Credentials = Type.Object({ email, password }, { title: 'Credentials' });
const SignIn = Type.Object(
  {
    email,
    password,
    code: perhaps(Type.String({ maxLength: 40, description: 'Of the second factor.' })),
  },
  { title: 'SignIn' },
);
const CredentialsAndCode = Type.Object(
  {
    email,
    password,
    code: Type.String({ minLength: 1, maxLength: 40, description: 'Of the app that got the secret.' }),
  },
  { title: 'CredentialsAndCode' },
);

const SetupLink = Type.Object({ token }, { title: 'SetupLink' });
const name = Type.String({ maxLength: longestName });
/** What a service that has no organisation yet is set up with. */
export const FirstRun = Type.Object(
  {
    token: Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'Of the link that the service printed at its start.',
    }),
    organisation: name,
    name: Type.String({ maxLength: longestName, description: 'Of the administrator.' }),
    email: Type.String({ maxLength: longestEmail }),
    password: Type.String({ maxLength: longestPassword }),
    widget: Type.String({ maxLength: longestName, description: 'Name of the first widget.' }),
  },
  { title: 'FirstRun' },
);
export type FirstRun = Static<typeof FirstRun>;

export const FirstRunResult = Type.Object({ widgetId: text }, { title: 'FirstRunResult' });
export type FirstRunResult = Static<typeof FirstRunResult>;

const credentials = { email: fixture('demandedAgent'), password: fixture('password') };
const firstRun = {
  token: 'x',
  organisation: 'Fjord Books',
  name: 'Ada Boss',
  email: 'ada@fjord.example',
  password: 'correct horse battery',
  widget: 'Shop',
};

export const signInOperations = {
  signIn: define('POST /session', {
    summary: 'Sign in',
    body: SignIn,
    answer: SignedInAgent,
    refusals: {
      409: 'The organisation demands a second factor, and the account has none.',
      428: 'The account has a second factor, and its code is missing.',
    },
    example: { body: { email: fixture('agent'), password: fixture('password') } },
  }),
  readSession: define('GET /session', {
    summary: 'Read who is signed in',
    access: 'account',
    answer: SignedInAgent,
  }),
  signOut: define('DELETE /session', { summary: 'Sign out' }),
  setStatus: define('PUT /status', {
    summary: 'Set your status',
    access: 'account',
    limits: ['status'],
    body: Type.Object({ status: AgentStatus, subStatus: perhaps(SubStatus) }, { title: 'NewStatus' }),
    answer: SignedInAgent,
    example: { body: { status: 'online' } },
  }),
  readSignInOptions: define('GET /session/options', {
    summary: 'Read how people can sign in',
    answer: SignInOptions,
  }),
  goToOpenId: define('GET /session/open-id', {
    summary: 'Go to the OpenID provider',
    answer: 'text/html',
    status: 302,
  }),
  comeBackFromOpenId: define('GET /session/open-id/callback', {
    summary: 'Come back from the OpenID provider',
    query: Type.Object({
      code: perhaps(text),
      state: perhaps(text),
      iss: perhaps(text),
      error: perhaps(text),
    }),
    answer: 'text/html',
    status: 302,
    example: { query: { code: 'a code', state: 'a state', iss: 'https://id.shop.example' } },
  }),
  confirmOpenId: define('POST /session/open-id', {
    summary: 'Give the code of the second factor, behind the OpenID provider',
    body: ConfirmingCode,
    answer: SignedInAgent,
    elsewhere: 410,
    example: { from: 'wayBack', body: { code: fixture('codeOfWayBack') } },
  }),
  beginDemandedSecondFactor: define('POST /session/second-factor', {
    summary: 'Begin the second factor that the organisation demands',
    body: Credentials,
    answer: NewSecondFactor,
    status: 201,
    example: { body: credentials },
  }),
  confirmDemandedSecondFactor: define('PUT /session/second-factor', {
    summary: 'Turn on the demanded second factor, and sign in',
    body: CredentialsAndCode,
    answer: RecoveryCodes,
    example: { body: { ...credentials, code: fixture('demandedCode') } },
  }),
  requestPasswordReset: define('POST /password-resets', {
    summary: 'Have a link to a new password mailed',
    body: Type.Object({ email }, { title: 'ForgottenPassword' }),
    status: 202,
    limits: ['passwordResetOfAddress'],
    example: { body: { email: fixture('user') } },
  }),
  resetPassword: define('PUT /password-resets', {
    summary: 'Set a new password by the mailed link',
    body: Type.Object({ token, password }, { title: 'ResetPassword' }),
    limits: ['passwordResetOfAddress'],
    example: { body: { token: fixture('resetToken'), password: 'correct horse' } },
  }),
  confirmEmail: define('PUT /email-changes', {
    summary: 'Confirm a new e-mail address by the mailed link',
    body: Type.Object(
      { token: Type.String({ minLength: 1, maxLength: 2_000 }) },
      { title: 'ConfirmedEmail' },
    ),
    elsewhere: 410,
    limits: ['passwordResetOfAddress'],
    example: { body: { token: 'x' }, refused: 410 },
  }),
  checkSetupLink: define('POST /setup/link', {
    summary: 'Check the link of a fresh service',
    body: SetupLink,
    elsewhere: 410,
    limits: ['passwordResetOfAddress'],
    example: { body: { token: 'x' }, refused: 410 },
  }),
  setUp: define('POST /setup', {
    summary: 'Set up a fresh service',
    body: FirstRun,
    answer: FirstRunResult,
    status: 201,
    elsewhere: 410,
    limits: ['passwordResetOfAddress'],
    example: { body: firstRun, refused: 410 },
  }),
};
