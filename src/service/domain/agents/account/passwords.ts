import { longestPassword, shortestOwnPassword } from '../../../../contract/limits';
import { invalidParameter } from '../../failure';

export interface CommonPasswords {
  has(password: string): boolean;
}

/** What people set for themselves: long, not among the first that anybody tries. Throws `invalidParameter`. */
export function assertGoodPassword(
  password: string,
  { email, field, common }: { email: string; field: string; common: CommonPasswords },
): void {
  if (password.length < shortestOwnPassword || password.length > longestPassword)
    throw invalidParameter(field, `must be ${shortestOwnPassword} to ${longestPassword} characters`);
  const [name = ''] = email.split('@');
  const isOwnName = [email, name].includes(password.toLowerCase());
  if (isOwnName || new Set(password).size < 4 || common.has(password))
    throw invalidParameter(field, 'is too easy to guess. Choose another password.');
}
