import { isEmailAddress } from '../../../contract/email-address';
import { longestEmail } from '../../../contract/limits';
import { agentPrefix } from '../../../contract/webhooks';
import { invalidParameter } from '../failure';

/** An e-mail address in lower case, since it is also a login name. Throws `invalidParameter`. */
export function parseEmail(text: string | undefined, field: string): string {
  const email = text?.trim().toLowerCase();
  if (!email) throw invalidParameter(field, 'is required');
  if (email.length > longestEmail)
    throw invalidParameter(field, `must be fewer than ${longestEmail + 1} characters`);
  if (!isEmailAddress(email)) throw invalidParameter(field, 'must be an e-mail address');
  return email;
}

/** The e-mail address of an agent, which outside may be told with a prefix. */
export function parseAgentId(text: string | undefined, field: string): string {
  const given = text?.trim() ?? '';
  const hasPrefix = given.slice(0, agentPrefix.length).toLowerCase() === agentPrefix;
  return parseEmail(hasPrefix ? given.slice(agentPrefix.length) : given, field);
}

/** An agent as it is named outside. */
export function formatAgentId(email: string): string {
  return `${agentPrefix}${email}`;
}
