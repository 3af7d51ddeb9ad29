const prefix = 'wc:';

/** An agent as it is named outside: its e-mail with a prefix. */
export function formatAgentId(email: string): string {
  return `${prefix}${email}`;
}

/** The e-mail in an agent's name, which may come with or without the prefix. */
export function emailOfAgentId(agentId: string): string {
  const id = agentId.trim();
  return id.slice(0, prefix.length).toLowerCase() === prefix ? id.slice(prefix.length) : id;
}
