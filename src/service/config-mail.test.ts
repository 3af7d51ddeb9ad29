import { expect, test } from 'vitest';
import { mailConfig, readConfig } from './config';

const smtp = 'smtp://user:secret@mail.example.com:587';

test.each([
  ['nothing without a mail server', { MAIL_FROM: 'chat@example.com' }, undefined],
  ['from the address that was set', { SMTP_URL: smtp, MAIL_FROM: 'chat@example.com' }, 'chat@example.com'],
  [
    "from the service's own host",
    { SMTP_URL: smtp, PUBLIC_URL: 'https://chat.shop.example' },
    'chat@chat.shop.example',
  ],
  ["from the mail server's host", { SMTP_URL: smtp }, 'chat@mail.example.com'],
])('mails go out: %s', (_how, env, from) => {
  expect(mailConfig(readConfig(env))).toEqual(from && { smtpUrl: smtp, from });
});

test('a sender that is no mail address stops the start', () => {
  expect(() => readConfig({ MAIL_FROM: 'Chat <chat@example.com>' })).toThrow(
    'MAIL_FROM must be a mail address',
  );
});
