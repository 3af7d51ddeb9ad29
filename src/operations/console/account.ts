import { Type, type Static } from 'typebox';
import { longestEmail, longestPassword, longestPictureUrl } from '../../contract/limits';
import { fixture, operationsOf } from '../operation';
import { moment, perhaps, text } from '../parts';

/** An agent's own account. */
const define = operationsOf({ tag: 'Console', base: '/api/console', access: 'account' });

export const OwnAccount = Type.Object(
  {
    email: text,
    name: text,
    photoUrl: perhaps(
      Type.String({ description: 'Your own photo: widgets show it that have no other one of you.' }),
    ),
    hasSecondFactor: Type.Boolean(),
    isSecondFactorDemanded: Type.Boolean({
      description:
        'The organisation demands one: without it, an agent who signs in by password sets one up first.',
    }),
    recoveryCodesLeft: Type.Integer({ description: '0 without a second factor.' }),
    isMailConfigured: Type.Boolean({
      description: 'A forgotten password can be reset, and sign-ins are reported by mail.',
    }),
    emailChange: Type.Enum(['link', 'direct', 'administrator', 'system'], {
      description:
        'How you change your address: by a mailed link, at once, by asking an administrator, or in the system whose key made the account.',
    }),
    openId: perhaps(
      Type.Object(
        { name: text, linkedAt: perhaps(moment) },
        {
          description:
            'The OpenID provider of the service, if there is one, and since when the account is linked to it.',
        },
      ),
    ),
  },
  { title: 'OwnAccount' },
);
export type OwnAccount = Static<typeof OwnAccount>;

export const AccountSession = Type.Object(
  {
    id: text,
    createdAt: moment,
    expiresAt: moment,
    isThis: Type.Boolean({ description: 'The session that calls.' }),
    browser: perhaps(Type.String({ description: 'Like Chrome 131.' })),
    os: perhaps(text),
  },
  { title: 'AccountSession' },
);
export type AccountSession = Static<typeof AccountSession>;

export const AccountSessions = Type.Object(
  { sessions: Type.Array(AccountSession) },
  { title: 'AccountSessions' },
);

/** What an authenticator app gets. */
export const NewSecondFactor = Type.Object(
  {
    secret: Type.String({ description: 'In base32. Shown here alone.' }),
    address: Type.String({ description: 'The same as `otpauth://…`, for a QR code.' }),
  },
  { title: 'NewSecondFactor' },
);
export type NewSecondFactor = Static<typeof NewSecondFactor>;

export const RecoveryCodes = Type.Object(
  {
    recoveryCodes: Type.Array(text, {
      description: 'Each is accepted once, instead of a code of the app. Shown here alone.',
    }),
  },
  { title: 'RecoveryCodes' },
);
export type RecoveryCodes = Static<typeof RecoveryCodes>;

const password = Type.String({ minLength: 1, maxLength: longestPassword });
export const OwnPassword = Type.Object({ password }, { title: 'OwnPassword' });
export const EmailOfOwn = Type.Object(
  { email: Type.String({ minLength: 1, maxLength: longestEmail }), password },
  { title: 'EmailOfOwn' },
);
export type EmailOfOwn = Static<typeof EmailOfOwn>;
const Photo = Type.Object(
  {
    photoUrl: Type.String({
      maxLength: longestPictureUrl,
      pattern: '^(https?://\\S+)?$',
      description: 'Its address; empty: none.',
    }),
  },
  { title: 'Photo' },
);
const PasswordChange = Type.Object({ currentPassword: password, password }, { title: 'PasswordChange' });
export const ConfirmingCode = Type.Object(
  { code: Type.String({ minLength: 1, maxLength: 40 }) },
  { title: 'ConfirmingCode' },
);

const ownPassword = { from: 'owner', body: { password: fixture('password') } } as const;

export const accountOperations = {
  readAccount: define('GET /account', { summary: 'Read your account', answer: OwnAccount }),
  changePassword: define('PUT /account/password', {
    summary: 'Change your password',
    waitsByItself: true,
    body: PasswordChange,
    example: { from: 'owner', body: { currentPassword: fixture('password'), password: 'correct horse' } },
  }),
  changeEmail: define('PUT /account/email', {
    summary: 'Change your e-mail address',
    waitsByItself: true,
    body: EmailOfOwn,
    answer: Type.Object(
      {
        isMailed: Type.Boolean({
          description:
            'A link was mailed to the new address, if no account has it. If false, the address is changed, and you sign in with it.',
        }),
      },
      { title: 'EmailRequested' },
    ),
    limits: ['emailOfAgent'],
    example: {
      from: 'owner',
      body: { email: 'ada@x.example', password: fixture('password') },
      // A key made the account.
      refused: 409,
    },
  }),
  setPhoto: define('PUT /account/photo', {
    summary: 'Change your photo',
    body: Photo,
    example: { body: { photoUrl: 'https://shop.example/maya.jpg' } },
  }),
  unlinkOpenId: define('DELETE /account/open-id', { summary: 'Unlink your account of the OpenID provider' }),
  listSessions: define('GET /account/sessions', { summary: 'List your sessions', answer: AccountSessions }),
  endOtherSessions: define('DELETE /account/sessions', { summary: 'Sign out everywhere else' }),
  endSession: define('DELETE /account/sessions/{id}', {
    summary: 'End one of your sessions',
    example: { path: { id: fixture('session') } },
  }),
  beginSecondFactor: define('POST /account/second-factor', {
    summary: 'Begin a second factor',
    waitsByItself: true,
    body: OwnPassword,
    answer: NewSecondFactor,
    status: 201,
    example: ownPassword,
  }),
  confirmSecondFactor: define('PUT /account/second-factor', {
    summary: 'Turn on the second factor',
    body: ConfirmingCode,
    answer: RecoveryCodes,
    example: { from: 'owner', body: { code: fixture('confirmingCode') } },
  }),
  removeSecondFactor: define('POST /account/second-factor/off', {
    summary: 'Remove the second factor',
    waitsByItself: true,
    body: OwnPassword,
    example: ownPassword,
  }),
};
