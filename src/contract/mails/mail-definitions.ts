import type { MailDefinition, MailKind, MailPlaceholder } from './mail-template';

const widget: MailPlaceholder = { help: 'Name of the widget', example: 'Tarn Lamps' };
const time: MailPlaceholder = { help: 'When it was', example: '1 June 2026 at 14:30 CEST' };
const link: MailPlaceholder = {
  help: 'The link, good once',
  example: 'https://chat.example.com/console/#/reset/…',
  isRequired: true,
  isOfText: true,
};

/** Every mail: what it may hold, and what it says where nobody has written anything else. */
export const mailDefinitions: Readonly<Record<MailKind, MailDefinition>> = {
  transcript: {
    placeholders: {
      widget,
      transcript: {
        help: 'What was said',
        example: [
          { kind: 'text', text: 'Ann, 1 June 2026 at 14:30 CEST\nDo you ship to Norway?' },
          { kind: 'text', text: 'Maya, 1 June 2026 at 14:31 CEST\nWe do, within three days.' },
        ],
        isRequired: true,
        isOfText: true,
      },
    },
    defaults: {
      subject: 'Your chat with {{widget}}',
      text: `Chat with {{widget}}

This is what was said in a chat with {{widget}}. It goes to the team, and to the visitor where they asked for it.

{{transcript}}`,
    },
  },
  offlineMessage: {
    placeholders: {
      widget,
      visitor: { help: 'Name of the visitor, else the e-mail', example: 'Ann Example', isOfVisitor: true },
      email: { help: 'E-mail of the visitor', example: 'ann@example.com', isOfVisitor: true },
      message: {
        help: 'What the visitor wrote',
        example: 'Do you ship to Norway?',
        isRequired: true,
        isOfText: true,
        isOfVisitor: true,
      },
      details: {
        help: 'Name, e-mail, phone, page, language and time, as far as they are known',
        example: [
          {
            kind: 'details',
            rows: [
              ['Name', 'Ann Example'],
              ['E-mail', 'ann@example.com'],
              ['Page', 'https://www.example.com/lamps'],
              ['Time', '1 June 2026 at 14:30 CEST'],
            ],
          },
        ],
        isOfText: true,
      },
      time,
    },
    defaults: {
      subject: 'Message from {{visitor}} – {{widget}}',
      text: `A visitor left a message for {{widget}}

{{message}}

{{details}}`,
    },
  },
  invitation: {
    placeholders: {
      by: { help: 'Name of the administrator who invites', example: 'Ada Tarn' },
      link,
      days: { help: 'For how many days the link is good', example: '7' },
    },
    defaults: {
      subject: 'Your account of the console',
      text: `Choose your password for the console

{{by}} asks you to. Open this link:

{{link}}

It is good once, for {{days}} days. If you do not know what this is about, do nothing.`,
    },
  },
  passwordReset: {
    placeholders: {
      link,
      minutes: { help: 'For how many minutes the link is good', example: '30' },
    },
    defaults: {
      subject: 'A new password for the console',
      text: `Choose a new password

{{link}}

The link is good once, for {{minutes}} minutes. If you did not ask for it, do nothing: your password stays as it is.`,
    },
  },
  passwordChanged: {
    placeholders: { time },
    defaults: {
      subject: 'Your password was changed',
      text: `Your password for the console was changed

{{time}}. If that was not you, ask for a new password at once.`,
    },
  },
  newSignIn: {
    placeholders: {
      time,
      browser: { help: 'Browser and system', example: 'Firefox 133, Linux' },
    },
    defaults: {
      subject: 'A new sign-in to the console',
      text: `Somebody signed in with your password by a browser that we did not know

{{time}}, {{browser}}

If that was not you, change your password and sign out everywhere, on the page Account of the console.`,
    },
  },
};
