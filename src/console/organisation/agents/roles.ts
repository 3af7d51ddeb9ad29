/** What each role may. */
export const roles: Readonly<Record<string, { may: string }>> = {
  agent: { may: 'Answers chats of the widgets that they, or a team of theirs, are put on.' },
  administrator: { may: 'Answers chats, and sets up everything: widgets, agents, keys, privacy.' },
};
