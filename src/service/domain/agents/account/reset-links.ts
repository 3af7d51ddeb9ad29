import type { Encryption, Secrets } from '../../ports';
import type { AgentTables } from '../tables';

export interface ResetLinkPorts {
  secrets: Pick<Secrets, 'token' | 'digest'>;
  encryption: Encryption;
  /** Where the console is; a link goes nowhere else, no matter what a request says. */
  publicUrl: string | undefined;
}

/** Decrypted when the mail is written, so that no link is in the outbox. */
export const resetLinkPurpose = 'link of a password reset';

/** Makes links to a new password, each good once. */
export function createResetLinks({ secrets, encryption, publicUrl = '' }: ResetLinkPorts) {
  return async function addLink(
    tables: Pick<AgentTables, 'passwordResets'>,
    agentEmail: string,
    expiresAt: number,
  ) {
    const token = secrets.token();
    const link = `${publicUrl}/console/#/reset/${token}`;
    await tables.passwordResets.add({ id: secrets.digest(token), agentEmail, expiresAt });
    return { link, sealedLink: encryption.encrypt(link, resetLinkPurpose) };
  };
}
