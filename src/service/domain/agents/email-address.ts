import { emailOfAgentId } from '../../../contract/agent-id';
import { isEmailAddress } from '../../../contract/email-address';
import { longestEmail } from '../../../contract/limits';
import { invalidParameter } from '../failure';

/** An e-mail address in lower case, since it is also a login name; those of visitors may be longer. Throws `invalidParameter`. */
export function parseEmail(text: string | undefined, field: string, longest = longestEmail): string {
  const given = text?.trim() ?? '';
  const email = given.toLowerCase();
  if (!email) throw invalidParameter(field, 'is required');
  if (email.length > longest) throw invalidParameter(field, `must be fewer than ${longest + 1} characters`);
  if (!isEmailAddress(given)) throw invalidParameter(field, 'must be an e-mail address');
  return email;
}

/** The e-mail address of an agent, as it may be named outside. */
export function parseAgentId(text: string | undefined, field: string): string {
  return parseEmail(emailOfAgentId(text ?? ''), field);
}
