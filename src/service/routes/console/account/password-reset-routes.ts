import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { PasswordRecovery } from '../../../domain/agents/account/password-reset';
import type { Acting } from '../../../http/acting-caller';
import { addressOf } from '../../../http/address-of';
import type { Limits } from '../../../http/limits/limits';
import { ForgottenPassword, ResetPassword } from '../../../schemas/account';

export interface PasswordResetRoutesOptions {
  passwordReset: PasswordRecovery;
  acting: Acting;
  limits: Pick<Limits, 'passwordResetOfAddress' | 'passwordResetOfAccount'>;
}

/** For whoever can't sign in: the answer is the same whether there is such an agent or not. */
export const passwordResetRoutes: FastifyPluginAsyncTypebox<PasswordResetRoutesOptions> = async (
  app,
  { passwordReset, acting, limits },
) => {
  app.post('/password-resets', { schema: { body: ForgottenPassword } }, async (request, reply) => {
    limits.passwordResetOfAddress.take(addressOf(request), reply);
    limits.passwordResetOfAccount.take(request.body.email.trim().toLowerCase(), reply);
    await passwordReset.ask(request.body.email);
    return reply.code(202).send();
  });

  app.put('/password-resets', { schema: { body: ResetPassword } }, async (request, reply) => {
    const { token, password } = request.body;
    limits.passwordResetOfAddress.take(addressOf(request), reply);
    const name = (await passwordReset.ownerOf(token)) ?? '';
    await acting.as({ kind: 'mailLink', name }, () => passwordReset.set(token, password));
    return reply.code(204).send();
  });
};
