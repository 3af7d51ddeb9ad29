import type { MailDefinition, MailKind, MailPlaceholder } from './mail-template';

const widget: MailPlaceholder = { help: 'Name of the widget', example: 'Tarn Lamps' };
const time: MailPlaceholder = { help: 'Date and time', example: '1 June 2026 at 14:30 CEST' };
const link: MailPlaceholder = {
  help: 'The link, valid once',
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
        help: 'The conversation',
        example: [
          {
            kind: 'text',
            text: 'Ann (Visitor), 1 June 2026 at 14:30 CEST\n\u00a0\u00a0Do you ship to Norway?',
          },
          { kind: 'text', text: 'Maya, 1 June 2026 at 14:31 CEST\n\u00a0\u00a0We do, within three days.' },
        ],
        isRequired: true,
        isOfText: true,
      },
    },
    defaults: {
      subject: 'Your chat with {{widget}}',
      text: `Chat with {{widget}}

Here is the conversation. It goes to the team, and to the visitor if they asked for it.

{{transcript}}`,
    },
  },
  offlineMessage: {
    placeholders: {
      widget,
      visitor: {
        help: 'The visitor’s name, or e-mail if unknown',
        example: 'Ann Example',
        isOfVisitor: true,
      },
      email: { help: 'E-mail of the visitor', example: 'ann@example.com', isOfVisitor: true },
      message: {
        help: 'What the visitor wrote',
        example: 'Do you ship to Norway?',
        isRequired: true,
        isOfText: true,
        isOfVisitor: true,
      },
      details: {
        help: 'Name, e-mail, phone, your own fields, page, language and time, if known',
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
      by: { help: 'Name of the inviting administrator', example: 'Ada Tarn' },
      link,
      days: { help: 'Days until the link expires', example: '7' },
    },
    defaults: {
      subject: 'Your console account',
      text: `Choose your password for the console

{{by}} has invited you. Open this link:

{{link}}

It works once, within {{days}} days. If you don’t expect this mail, ignore it.`,
    },
  },
  passwordReset: {
    placeholders: {
      link,
      minutes: { help: 'Minutes until the link expires', example: '30' },
    },
    defaults: {
      subject: 'Reset your console password',
      text: `Choose a new password

{{link}}

The link works once, within {{minutes}} minutes. If you didn’t request it, ignore this mail. Your password stays the same.`,
    },
  },
  passwordChanged: {
    placeholders: { time },
    defaults: {
      subject: 'Your password was changed',
      text: `Your password for the console was changed

{{time}}. If this was not you, reset your password now.`,
    },
  },
  emailChange: {
    placeholders: {
      link,
      minutes: { help: 'Minutes until the link expires', example: '60' },
    },
    defaults: {
      subject: 'Confirm your new address',
      text: `Confirm your new address for the console

{{link}}

The link works once, within {{minutes}} minutes. If you didn’t request it, ignore this mail and nothing will change.`,
    },
  },
  emailChanged: {
    placeholders: {
      time,
      email: { help: 'The new address', example: 'ada@example.com' },
    },
    defaults: {
      subject: 'Your e-mail address was changed',
      text: `Your e-mail address for the console was changed

{{time}}. You now sign in as {{email}}. If this was not you, tell an administrator now.`,
    },
  },
  newSignIn: {
    placeholders: {
      time,
      browser: { help: 'Browser and system', example: 'Firefox 133, Linux' },
    },
    defaults: {
      subject: 'A new sign-in to the console',
      text: `Someone signed in with your password from a new browser

{{time}}, {{browser}}

If this was not you, change your password and sign out everywhere else, under Account in the console.`,
    },
  },
  waitingChat: {
    placeholders: {
      widget,
      time: { help: 'When the visitor began to wait', example: '1 June 2026 at 14:30 CEST' },
      link: {
        help: 'The link to the chat',
        example: 'https://chat.example.com/console/#/cases/…',
        isRequired: true,
        isOfText: true,
      },
    },
    defaults: {
      subject: 'A visitor is waiting – {{widget}}',
      text: `A visitor of {{widget}} is waiting for an answer

Since {{time}}. Nobody has taken the chat yet.

{{link}}`,
    },
  },
};
