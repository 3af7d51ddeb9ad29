import type { signInOperations } from '../../../../operations/console/sign-in';
import type { PasswordRecovery } from '../../../domain/agents/account/password-reset';
import type { EmailChange } from '../../../domain/agents/account/email-change';
import type { Acting } from '../../../http/acting-caller';
import { addressOf } from '../../../http/address-of';
import type { Limits } from '../../../http/limits/limits';
import type { Handlers } from '../../../http/serve';

export interface PasswordResetPorts {
  passwordReset: PasswordRecovery;
  emailChange: EmailChange;
  acting: Acting;
  limits: Pick<Limits, 'passwordResetOfAccount' | 'passwordResetOfPair'>;
}

type Operations = Pick<typeof signInOperations, 'requestPasswordReset' | 'resetPassword' | 'confirmEmail'>;

/** For agents who can't sign in: the answer is the same whether there is such an agent or not. */
export function passwordResetHandlers(ports: PasswordResetPorts): Handlers<Operations> {
  const { passwordReset, emailChange, acting, limits } = ports;
  return {
    async requestPasswordReset(request, reply) {
      const { email } = request.body;
      const account = email.trim().toLowerCase();
      limits.passwordResetOfPair.take(`${addressOf(request)} ${account}`, reply);
      limits.passwordResetOfAccount.take(account, reply);
      await passwordReset.ask(email);
    },
    async resetPassword({ body: { token, password } }) {
      const name = (await passwordReset.ownerOf(token)) ?? '';
      await acting.as({ kind: 'mailLink', name }, () => passwordReset.set(token, password));
    },
    async confirmEmail({ body: { token } }) {
      const name = emailChange.ownerOf(token) ?? '';
      await acting.as({ kind: 'mailLink', name }, () => emailChange.confirm(token));
    },
  };
}
