/** The part of a widget’s screen that shows settings; `rules`: the screen of rules. */
export type SettingPart = 'look' | 'forms' | 'behaviour' | 'rules';

/** Where a screen shows settings. */
export const settingSections = {
  colours: 'look',
  launcher: 'look',
  words: 'look',
  prechatForm: 'forms',
  offlineForm: 'forms',
  selector: 'forms',
  survey: 'forms',
  chat: 'behaviour',
  privacy: 'behaviour',
  developers: 'behaviour',
  rules: 'rules',
} satisfies Record<string, SettingPart>;

export type SettingSection = keyof typeof settingSections;
