/** The part of a widget’s screen that shows settings; `rules`: the screen of rules. */
export type SettingPart = 'look' | 'forms' | 'behaviour' | 'rules';

/** Where a screen shows settings, and under which heading. */
export const settingSections = {
  colours: { part: 'look', title: 'Colours and position' },
  launcher: { part: 'look', title: 'Launcher' },
  words: {
    part: 'look',
    title: 'Texts of the panel',
    lead: 'If empty, the default in the visitor’s language is used.',
  },
  prechatForm: { part: 'forms', title: 'First form' },
  offlineForm: { part: 'forms', title: 'Form when no agent is online' },
  selector: { part: 'forms', title: 'Choice of widget' },
  survey: { part: 'forms', title: 'After a chat' },
  chat: { part: 'behaviour', title: 'In a chat' },
  privacy: { part: 'behaviour', title: 'Visitor privacy' },
  developers: {
    part: 'behaviour',
    title: 'For developers',
    lead: 'You need these only if your page’s own code works with the widget.',
  },
  rules: { part: 'rules', title: 'Invitations' },
} satisfies Record<string, { part: SettingPart; title: string; lead?: string }>;

export type SettingSection = keyof typeof settingSections;
