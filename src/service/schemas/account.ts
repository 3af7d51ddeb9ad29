import { Type } from 'typebox';
import { longestEmail, longestPassword } from '../../contract/limits';
import type {
  AccountSession,
  NewSecondFactor,
  OwnAccount,
  RecoveryCodes,
} from '../../contract/organisation/account';
import type { SignInOptions } from '../../contract/organisation/open-id';
import { describing, moment, perhaps, refTo, text } from '../../operations/parts';

/** What agents do about their own account. */

const password = Type.String({ minLength: 1, maxLength: longestPassword });
export const OwnPassword = Type.Object({ password });
export const PasswordChange = Type.Object({ currentPassword: password, password });
export const ConfirmingCode = Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) });
export const ForgottenPassword = Type.Object({
  email: Type.String({ minLength: 1, maxLength: longestEmail }),
});
export const ResetPassword = Type.Object({ token: Type.String({ minLength: 1, maxLength: 100 }), password });

export const accountAnswers = {
  OwnAccount: describing<OwnAccount>()(
    Type.Object({
      email: text,
      name: text,
      hasSecondFactor: Type.Boolean(),
      isSecondFactorDemanded: Type.Boolean(),
      recoveryCodesLeft: Type.Integer(),
      isMailConfigured: Type.Boolean(),
      openId: perhaps(Type.Object({ name: text, linkedAt: perhaps(moment) })),
    }),
  ),
  AccountSession: describing<AccountSession>()(
    Type.Object({
      id: text,
      createdAt: moment,
      expiresAt: moment,
      isThis: Type.Boolean(),
      browser: perhaps(text),
      os: perhaps(text),
    }),
  ),
  AccountSessions: Type.Object({ sessions: Type.Array(refTo<AccountSession>('AccountSession')) }),
  NewSecondFactor: describing<NewSecondFactor>()(Type.Object({ secret: text, address: text })),
  SignInOptions: describing<SignInOptions>()(Type.Object({ openId: perhaps(Type.Object({ name: text })) })),
  RecoveryCodes: describing<RecoveryCodes>()(Type.Object({ recoveryCodes: Type.Array(text) })),
};
