import type { SettingLeaf } from './setting-paths';

interface Words {
  title: string;
  description?: string;
  placeholder?: string;
  unit?: string;
  /** Of lists. */
  itemTitle?: string;
  addTitle?: string;
}

/** Choices need titles. */
type WordsOf<Value> = Words &
  ([Value] extends [string]
    ? string extends Value
      ? unknown
      : { enumTitles: Readonly<Record<Value, string>> }
    : unknown);

export type SettingTexts = typeof settingTexts;

const formStyle = {
  title: 'Style',
  enumTitles: { form: 'All questions at once, as a form', conversation: 'One by one, like a chat' },
};

/** What the console calls each setting, but for those with an editor of their own. */
export const settingTexts = {
  'look.accent': {
    title: 'Accent colour',
    description:
      'For the launcher, buttons and the visitor’s messages. Text on it is black or white, whichever is easier to read.',
  },
  'look.scheme': {
    title: 'Light or dark',
    enumTitles: { auto: 'Same as the visitor’s device', light: 'Always light', dark: 'Always dark' },
  },
  'look.radius': { title: 'Corner radius', unit: 'pixels' },
  'look.position': {
    title: 'Position',
    enumTitles: { br: 'Bottom right', bl: 'Bottom left', tr: 'Top right', tl: 'Top left' },
  },
  'look.launcher.kind': {
    title: 'Launcher style',
    enumTitles: {
      icon: 'A round button',
      text: 'A button with text',
      image: 'Your own picture',
      none: 'An element of your page',
    },
  },
  'look.launcher.onlineText': {
    title: 'Text when an agent is online',
    description: 'If empty: “Chat with us”, in the visitor’s language.',
  },
  'look.launcher.offlineText': {
    title: 'Text when no agent is online',
    description: 'If empty: “Leave a message”, in the visitor’s language.',
  },
  'look.launcher.imageUrl': {
    title: 'URL of the picture',
    description: 'An https address, or a path on your own site.',
  },
  'look.launcher.element': {
    title: 'Elements of your page that open the chat',
    description: 'A CSS selector. These elements work in addition to the launcher.',
  },
  'look.launcher.isShownOffline': {
    title: 'Show when no agent is online',
    description: 'Visitors can then leave a message.',
  },
  'look.launcher.failedText': {
    title: 'Text if the chat could not be loaded',
    description: 'If empty: “The chat could not be loaded. Try again.”, in the visitor’s language.',
  },
  'texts.title': { title: 'Title of the panel', description: 'Usually your company or team.' },
  'texts.presence': { title: 'Line below the title', placeholder: 'We answer within minutes' },
  'texts.greeting': { title: 'Above the first form' },
  'texts.offlineGreeting': { title: 'Above the form when no agent is online' },
  'forms.prechat.style': formStyle,
  firstQuestions: {
    title: 'First questions',
    description: 'Up to five, as buttons above the fields. A click asks one of them.',
    itemTitle: 'question',
    addTitle: 'Add question',
    placeholder: 'Where is my order?',
  },
  'forms.offline.style': formStyle,
  'selector.label': {
    title: 'Label above the choice',
    description: 'If empty: “Who would you like to talk to?”, in the visitor’s language.',
  },
  'survey.isOn': {
    title: 'Ask for a rating',
    description: 'One to five stars. Logs and reports show them.',
  },
  'survey.question': {
    title: 'Question',
    description: 'If empty: “How was this chat?”, in the visitor’s language.',
  },
  'survey.askComment': { title: 'Ask for a comment' },
  'survey.commentLabel': { title: 'Label of the comment' },
  'survey.thanks': { title: 'Thank-you text' },
  'screenshot.isOn': {
    title: 'Visitors can send a picture of their screen',
    description: 'They choose what is in it, and see it before it is sent.',
  },
  'screenshot.isRequired': {
    title: 'Require a picture in the first form',
    description: 'No chat starts without it. Most visitors prefer not to send one.',
  },
  'files.isOn': {
    title: 'Visitors and agents can send files',
    description: 'They are stored with the chat. Anyone who has the link of a file can open it.',
  },
  'files.pictures': { title: 'Pictures', description: 'PNG, JPEG, GIF and WebP.' },
  'files.documents': {
    title: 'Documents',
    description: 'PDF, plain text, CSV, Word, Excel and PowerPoint.',
  },
  'files.archives': { title: 'ZIP archives', description: 'Their contents are not scanned.' },
  'files.drawings': {
    title: 'SVG drawings',
    description: 'They can contain scripts, so they are downloaded and never shown.',
  },
  'files.largest': { title: 'Largest file', unit: 'MB' },
  'files.most': {
    title: 'Files per chat',
    description: 'The visitor can send this many, and agents the same number.',
  },
  'callMe.isOn': {
    title: 'Visitors can ask for a call',
    description: 'They leave a phone number. Agents see it in the chat.',
  },
  'transcriptEmail.isOn': {
    title: 'Visitors can get the transcript by e-mail after a chat',
    description: 'It is sent only to the address they gave.',
  },
  sounds: { title: 'Play a sound for new messages', description: 'Visitors can turn it off.' },
  titleFlash: { title: 'Flash the browser tab’s title while a message is unread' },
  'consent.isRequired': {
    title: 'Require consent',
    description:
      'Until your page calls ChatWidget.setConsent("granted"), nothing is stored in the browser and no visitor is invited.',
  },
  typingPreview: {
    title: 'Agents see what visitors type before they send it',
    description: 'It is not stored. Mention it in your privacy notice.',
  },
  keepQueryStrings: {
    title: 'Send page addresses with their query strings',
    description: 'Agents see them, and logs keep them. They can contain names or sign-in codes.',
  },
  variables: {
    title: 'JavaScript variables to send with a chat',
    description: 'Names of global variables or paths such as cart.total. They are read when the chat starts.',
    itemTitle: 'variable',
    addTitle: 'Add variable',
  },
  aliases: {
    title: 'Other names for the ChatWidget object',
    description: 'For pages that call another vendor’s object, such as SupportChat.',
    itemTitle: 'name',
    addTitle: 'Add name',
  },
  'proactive.isOn': { title: 'Invite visitors', description: 'When off, no rule invites.' },
  'proactive.reengagementMinutes': { title: 'After a visitor dismisses an invitation, wait' },
  'proactive.timeZone': { title: 'Time zone', description: 'For times and weekdays in rules.' },
  'proactive.trackRoutes': { title: 'Count each route of a single-page application as a page' },
} satisfies { [Leaf in SettingLeaf as Leaf['path']]?: WordsOf<Leaf['value']> };
