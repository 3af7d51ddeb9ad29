import { roomTexts } from '../../kit/texts/room-texts';

export type BanTexts = ReturnType<typeof banTexts>;

/** What the screen of bans says. */
export const banTexts = roomTexts('chats/bans', {
  title: 'Bans',
  lead: 'Visitors who can’t chat with you. To ban someone, open their chat and choose Ban in the visitor’s details.',
  none: 'Nobody is banned',
  noneHint: 'Expired bans are not listed.',
  columns: {
    recognisedBy: 'Recognised by',
    who: 'Who',
    reason: 'Reason',
    by: 'Banned by',
    since: 'Since',
    ends: 'Ends',
    actions: 'Actions',
  },
  noReason: 'None given',
  bot: 'A bot',
  never: 'Never',
  thisChat: 'this chat',
  ways: {
    visitor: 'Browser of the visitor',
    browser: 'Browser at an IP address',
    address: 'IP address',
    network: 'Network',
    email: 'E-mail',
  },
  inNetwork: (email: string, network: string) => `${email} in ${network}`,
  named: (way: string, what: string) => `${way} ${what}`.trim(),
  lift: 'Lift',
  liftNamed: (ban: string) => `Lift the ban: ${ban}`,
  reallyLift: 'Lift this ban?',
  lifting: (ban: string) =>
    `Unless another ban applies, the visitor can chat again (${ban}). The browser in which the visitor was banned may refuse for 30 days, or until its cookies are deleted.`,
  liftBan: 'Lift ban',
  lifted: 'Ban lifted.',
});
