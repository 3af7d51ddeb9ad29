/** What each role may. */
export const roles: Readonly<Record<string, { may: string }>> = {
  agent: { may: 'Answers the chats of their widgets and teams.' },
  administrator: { may: 'Answers chats and manages widgets, agents, keys and privacy.' },
};
