import type { InstallFinding } from '../../../operations/console/widgets';
import { roomTexts } from '../../kit/texts/room-texts';

export type SettingsScreenTexts = ReturnType<typeof settingsTexts>;

/** What the list of widgets and the screen of one widget say. */
export const settingsTexts = roomTexts('widgets/settings', {
  widgets: 'Widgets',
  lead: 'Visitors chat through a widget. Create one for each site or language.',
  newWidget: 'New widget',
  newHint: 'Visitors see it in mails. At first, you alone answer its chats.',
  create: 'Create widget',
  none: 'No widgets yet',
  noneHint: 'Create one, then add its snippet to your page.',
  columns: { name: 'Name', chats: 'Chats', invitations: 'Invitations', id: 'ID', actions: 'Actions' },
  on: 'On',
  off: 'Off',
  install: 'Install',
  installNamed: (name: string) => `Install ${name}`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  reallyRemove: (name: string) => `Remove ${name}?`,
  removalTakes: [
    'It disappears from every page, and its open chats end.',
    'Its settings and rules are lost. Its chats stay in the log.',
  ],
  removeWidget: 'Remove widget',
  isRemoved: (name: string) => `${name} was removed.`,

  widget: 'Widget',
  saved: 'Saved. Pages show it within a minute.',
  parts: {
    general: 'General',
    look: 'Look',
    texts: 'Texts',
    forms: 'Forms',
    hours: 'Hours',
    behaviour: 'Behaviour',
    history: 'History',
    install: 'Install',
  },

  general: {
    name: { title: 'Name', description: 'Your team sees it in lists, visitors as the sender of mails.' },
    enabled: { title: 'Widget enabled', description: 'When off, pages show nothing.' },
    mails: {
      title: 'Send mails to',
      description: 'Offline messages and transcripts. If empty, offline messages go to the widget’s owner.',
    },
    idle: {
      title: 'End idle chats after',
      description: 'If nobody writes and the visitor has left the page.',
    },
    rule: {
      title: 'New chats go to',
      description:
        'If a chat goes to one agent, only this agent is alerted. Anyone can still take or transfer it.',
      enumTitles: {
        all: 'All agents at the same time',
        roundRobin: 'One agent after the other',
        leastBusy: 'The agent with the fewest chats',
      },
    },
    limit: {
      title: 'Chats per agent',
      description:
        'An agent with this many open chats gets no more. Without effect if new chats go to all. 0 means no limit.',
      unit: 'chats',
    },
    returns: {
      title: 'Back to the queue after',
      description: 'If the agent lets the visitor wait this long. The visitor sees a notice. 0 means never.',
      unit: 'seconds',
    },
    sites: {
      title: 'Allowed sites',
      description: 'If empty, any site. Use a star for all subdomains: https://*.shop.example.',
      itemTitle: 'site',
      addTitle: 'Add site',
    },

    whoAnswers: 'Who answers',
    whoAnswersLead: 'Visitors see these names and pictures.',
    teams: 'Teams',
    teamsLead:
      'All members of these teams answer. Visitors see their account name. To show another name or a picture, add the agent below.',
    noMembers: 'No members yet.',
    agents: 'Agents',
    noAccount: 'has no account yet',
    answersIn: (teams: string) => `answers as a member of ${teams}`,
    shownAs: 'Shown as',
    picture: 'Picture',
    tags: {
      title: 'Tags',
      description: 'Bots use them to transfer chats.',
      itemTitle: 'tag',
      addTitle: 'Add tag',
    },
    calling: {
      title: 'Alerts for waiting chats',
      lead: 'Open consoles ring at once. If nobody takes the chat, agents are alerted in these ways, one after the other. Steps that reach nobody are skipped.',
      push: {
        title: 'Push notification after',
        description: 'To agents who have switched on notifications on a device. 0 means never.',
        unit: 'seconds',
      },
      mail: {
        title: 'E-mail after',
        description: 'To the agents of the widget, if mail is set up. 0 means never.',
        unit: 'seconds',
      },
      handOver: {
        title: 'Hand over after',
        description: 'To the agents of another widget who are online. 0 means never.',
        unit: 'seconds',
      },
      to: { title: 'Hand over to' },
      nobody: 'Nobody',
    },
    routing: 'Routing',
    mailAndIdle: 'Mail and idle chats',
  },

  look: {
    styleSheetTitle: 'Your page’s style sheet',
    styleSheetLead:
      'What your page’s style sheet says overrides these settings, for example to leave room for a bar at the bottom.',
    styleSheet: 'style sheet',
  },

  wording: {
    lead: 'Replace any text of the widget. If empty, the default text is used. # is replaced by a value.',
    textsFor: 'Texts for',
    search: 'Search',
    searchExample: 'Start chat',
    noMatch: 'No matching texts',
    insteadOf: (look: string) =>
      `Visitors read “${look}” in every language. To use this text, clear that one on the Look page.`,
    customised: (all: number, own: number) => (own === 0 ? `${all}` : `${all}, ${own} customised`),
    groups: {
      '': 'Forms and chat',
      afterChat: 'After a chat',
      alerts: 'Sounds and notices',
      callMe: 'Call request',
      files: 'Files',
      interview: 'Conversational form',
      invitation: 'Invitation',
      rich: 'Buttons and cards',
      screenshot: 'Screenshot',
    },
  },

  history: {
    title: 'Published versions',
    lead: 'Restoring makes a version your draft, so that you can check it before you publish it. It replaces unpublished changes.',
    versions: 'Versions',
    none: 'Nothing published yet',
    noneHint: 'Pages use the default settings.',
    columns: {
      revision: 'Revision',
      when: 'When',
      who: 'Who',
      changes: 'What changed',
      actions: 'Actions',
    },
    live: 'Live',
    unknownTime: 'Not recorded',
    restore: 'Restore as draft',
    restoreNamed: (revision: number) => `Restore as draft: revision ${revision}`,
    restored: (revision: number) =>
      `Revision ${revision} is now your unpublished draft. Check it, then publish it.`,
    byKey: (name: string) => `The key ${name}`,
    byCommandLine: (name: string) => `The command line (${name})`,
    byService: 'The service',
    changes: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  },

  installing: {
    title: 'Add it to your page',
    ways: 'How to add it',
    snippet: 'snippet',
    snippets: {
      plain: {
        title: 'Plain',
        lead: 'Paste it before </body> on every page. It doesn’t block loading.',
      },
      calls: {
        title: 'With calls',
        lead: 'If your page calls ChatWidget itself, for example to identify the visitor. Put calls below the comment.',
      },
      package: {
        title: 'Package',
        lead: 'For apps built with npm. No registry has the package: npm pack ./dist/npm makes it in ChatWidget’s repository.',
      },
      tagManager: {
        title: 'Tag manager',
        lead: 'As a “Custom HTML” tag that fires on all pages after the page has loaded.',
      },
      policy: {
        title: 'Content security policy',
        lead: 'If your page has one, add these directives. Styles need none.',
      },
      pinned: {
        title: 'Pinned to a version',
        lead: 'For pages that may only run reviewed code. Browsers refuse any other file. Later settings and versions need a new snippet.',
      },
    },
    check: 'Check a page',
    checkLead: 'We open your page and check for the widget.',
    address: 'Address of the page',
    run: 'Check',
    running: 'Checking…',
    found: (url: string) => `Result for ${url}:`,
    finding: ({ text, status }: InstallFinding): string =>
      status === undefined ? text : `The page responds with an error (${status}).`,
    levels: { good: 'Good', fix: 'To fix', note: 'Note' },
    toAdd: 'what to add',
  },
});
