import { expect, test } from 'vitest';
import { readConfig } from './config';
import { mailConfig } from './mail-settings';

const smtp = 'smtp://user:secret@mail.example.com:587';

test.each([
  ['nothing without a mail server', { MAIL_FROM: 'chat@example.com' }, undefined],
  ['from the address that was set', { SMTP_URL: smtp, MAIL_FROM: 'chat@example.com' }, 'chat@example.com'],
  [
    'from a host whose letters can’t stand in the id of a mail',
    { SMTP_URL: smtp, MAIL_FROM: 'chat@bücher.example' },
    'chat@xn--bcher-kva.example',
  ],
  [
    "from the service's own host",
    { SMTP_URL: smtp, PUBLIC_URL: 'https://chat.shop.example' },
    'chat@chat.shop.example',
  ],
  ["from the mail server's host", { SMTP_URL: smtp }, 'chat@mail.example.com'],
])('mails go out: %s', (_how, env, from) => {
  expect(mailConfig(readConfig(env))).toEqual(from && { smtpUrl: smtp, from });
});

test.each(['requiretls', 'requireTls', 'require_tls', 'requireTSL'])(
  'a mail server of which %s is demanded stops the start, since mails would go out unencrypted',
  (name) => {
    expect(() => readConfig({ SMTP_URL: `${smtp}?${name}=true` })).toThrow('?requireTLS=true');
    const right = `${smtp}?requireTLS=true&name=chat.shop.example`;
    expect(readConfig({ SMTP_URL: right })).toMatchObject({ smtpUrl: right });
  },
);

test('a sender that is no mail address stops the start', () => {
  expect(() => readConfig({ MAIL_FROM: 'Chat <chat@example.com>' })).toThrow(
    'MAIL_FROM must be a mail address',
  );
});

const imap = 'imaps://reply%40shop.example:secret@imap.shop.example/Chats';

test('visitors answer to the mailbox that is set', () => {
  expect(readConfig({ SMTP_URL: smtp, IMAP_URL: imap, REPLY_ADDRESS: 'reply@shop.example' }).mailbox).toEqual(
    { imapUrl: imap, replyAddress: 'reply@shop.example' },
  );
  expect(readConfig({ SMTP_URL: smtp }).mailbox).toBeUndefined();
});

test.each([
  [{ IMAP_URL: imap }, /REPLY_ADDRESS must be set too/],
  [{ REPLY_ADDRESS: 'reply@shop.example' }, /IMAP_URL must be set too/],
  [{ IMAP_URL: imap, REPLY_ADDRESS: 'reply@shop.example' }, /SMTP_URL must be set too/],
  [{ IMAP_URL: 'imaps://host' }, /IMAP_URL must be like/],
  [{ IMAP_URL: 'imaps://user:100%sure@host' }, /IMAP_URL must be like .*% is %25/],
  [{ IMAP_URL: 'https://user:secret@host' }, /IMAP_URL must be like/],
  [{ REPLY_ADDRESS: 'answers-to-all-our-chats@shop.example' }, /at most 18 characters/],
])('a mailbox that can’t be read stops the start: %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});
