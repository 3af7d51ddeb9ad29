import { roomTexts } from '../../kit/texts/room-texts';

export type AgentTexts = ReturnType<typeof agentTexts>;

/** What the screens of agents and teams say. */
export const agentTexts = roomTexts('organisation/agents', {
  title: 'Agents',
  people: 'People',
  teams: 'Teams',
  peopleLead:
    'Everyone who can sign in. Agents answer the chats of their widgets. Administrators can also change settings.',
  invite: 'Invite agent',
  sendInvitation: 'Send invitation',
  createLink: 'Create link',
  invited: (name: string) => `${name} has been invited by e-mail.`,
  email: 'E-mail',
  name: 'Name',
  role: 'Role',
  roles: {
    agent: { title: 'Agent', may: 'Answers the chats of their widgets and teams.' },
    administrator: {
      title: 'Administrator',
      may: 'Answers chats and manages widgets, agents, keys and privacy.',
    },
  },
  teamsHelp: 'They answer the chats of their teams’ widgets.',
  widgetsHelp: 'They see and answer the chats of these widgets once they have accepted.',
  noWidgetHelp: 'Without a widget, or a team that has one, they see no chats.',
  team: 'Team',
  everybody: 'Everybody',
  withoutTeam: 'Without a team',
  allInTeams: 'Everyone is in a team',
  nobodyIn: (team: string) => `Nobody is in ${team} yet`,
  addAgents: 'Add agents',
  shareLink: 'Share this link',
  link: 'link',
  linkHelp:
    '{email} can choose a password with this link. It works once, within seven days. To have it mailed, set a mail server ({server}) and the service’s own address ({address}).',

  roleAndTeams: 'Role and teams',
  status: 'Status',
  widgets: 'Widgets',
  lastSeen: 'Last seen',
  never: 'Never',
  on: 'On',
  off: 'Off',
  none: 'None',
  nobody: 'Nobody',
  actions: 'Actions',
  manage: 'Manage',
  manageNamed: (name: string) => `Manage ${name}`,
  /** Behind the agent’s own name. */
  you: '(you)',
  isInvited: 'Invited',
  online: 'Online',
  paused: 'Paused',

  remove: 'Remove',
  removeMore: 'Remove…',
  reallyRemove: (name: string) => `Remove ${name}?`,
  signedOutForGood: 'They are signed out everywhere, can’t sign in again and no longer appear on any widget.',
  chatsStay: 'Their chats stay in the log.',
  removed: (name: string) => `${name} was removed.`,
  rename: 'Rename',
  renameNamed: (name: string) => `Rename ${name}`,
  renameHelp: 'Colleagues see it, and visitors where a widget shows no other name.',
  renamed: 'Renamed.',
  changeEmail: 'Change address',
  changeEmailOf: (name: string) => `Change the address of ${name}`,
  changeEmailHelp:
    'They are signed out and sign in with the new address. They keep their chats and widgets. If a mail server is set up, we send a notice to the former address.',
  changeInAccount: 'Change in Account',
  emailChanged: (name: string) => `The address of ${name} was changed.`,
  emailOfYou: (email: string) => `${email}, you`,
  done: 'Done',

  anotherCan: 'Another administrator can change this.',
  makeAgent: 'Make agent',
  makeAdministrator: 'Make administrator',
  roleChanged: (name: string) => `The role of ${name} was changed.`,
  password: 'Password',
  noPasswordYet: 'They have not chosen a password yet. A new link replaces the old one.',
  passwordWorks: 'The current password works until they choose another.',
  sendLink: 'Send a new link',
  linkSent: (email: string) => `Link sent to ${email}.`,
  sessions: 'Sessions',
  notSignedIn: 'Not signed in.',
  signedIn: (places: number) => (places === 1 ? '1 active session.' : `${places} active sessions.`),
  signOut: 'Sign out everywhere',
  signedOut: (name: string) => `${name} is signed out everywhere.`,
  secondFactor: 'Two-factor sign-in',
  lostAndDemanded:
    'Use this if they lost their app and recovery codes. They must set it up again at the next sign-in.',
  lost: 'Use this if they lost their app and recovery codes. They then sign in with the password only.',
  turnOff: 'Turn off',
  setsUpAgain: (name: string) => `${name} must set up two-factor sign-in again at the next sign-in.`,
  passwordOnly: (name: string) => `${name} now signs in with the password only.`,

  secondFactorLead: 'A password and a code from an app, so that a guessed or stolen password is not enough.',
  required: 'Required',
  optional: 'Optional',
  haveIt(having: number, all: number): string {
    if (having < all) return `${having} of ${all} agents have set it up.`;
    return all === 1 ? 'You have set it up.' : `All ${all} agents have set it up.`;
  },
  ownFirst: 'Before you require it, {link}, so that you know how it works and stay signed in.',
  setUpOwn: 'set up your own',
  makeOptional: 'Make it optional',
  require: 'Require it',
  requireMore: 'Require it…',
  reallyRequire: 'Require two-factor sign-in?',
  allHaveIt: 'Everybody has set it up. Nothing changes for them.',
  mustSetUp: (names: string, count: number) =>
    `${names} ${count === 1 ? 'is' : 'are'} signed out and must set it up at the next sign-in. Choose a time when no visitors are waiting.`,
  ofYourAgents: (count: number) => `${count} of your agents`,
  keysWork:
    'Keys and tokens keep working. So does signing in through an OpenID provider, which asks for its own factors.',
  nowRequired: 'Two-factor sign-in is required now.',
  nowOptional: 'Two-factor sign-in is optional now.',

  teamsLead:
    'Agents who answer together, such as Sales or Support. Everyone in a team answers the chats of its widgets.',
  newTeam: 'New team',
  noTeams: 'No teams yet',
  noTeamsHint: 'Create one and add agents. Then open a widget and choose the team under “Who answers”.',
  createTeam: 'Create team',
  teamNameHelp: 'Visitors never see it. Bots can transfer chats to the team by this name.',
  removeTeam: 'Remove team',
  removeNamed: (name: string) => `Remove ${name}`,
  accountsStay: 'Its agents keep their accounts and chats.',
  answersNone: 'It isn’t assigned to a widget.',
  loseWidgets: (widgets: string) =>
    `Its agents immediately lose ${widgets} and the chats there, unless they were also added to the widget themselves or through another team.`,
  teamRemoved: 'This team was removed.',
  saved: 'Saved. Agents see the change immediately.',
  members: 'Members',
  answersWidgets: (widgets: string) => `Assigned to ${widgets}.`,
  answersNoneYet:
    'This team isn’t assigned to a widget yet. To assign it, open the widget under {link} and choose who answers.',
  findAgent: 'Find an agent',
  membersOf: (members: number, all: number) => `${members} of ${all} ${all === 1 ? 'agent' : 'agents'}`,
  membersFound: (members: number, all: number, found: number) =>
    `${members} of ${all} ${all === 1 ? 'agent' : 'agents'}, ${found} found`,
});
