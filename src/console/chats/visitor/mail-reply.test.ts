import { expect, test } from 'vitest';
import { mailLink, mailReply } from './mail-reply';

test('a reply quotes what the visitor wrote', () => {
  const { pathname, searchParams } = new URL(
    mailReply('ana@shop.example', 'Your message', 'Where is it?\nI wait.'),
  );
  expect(pathname).toBe('ana@shop.example');
  expect(searchParams.get('subject')).toBe('Your message');
  expect(searchParams.get('body')).toBe('\r\n\r\n> Where is it?\n> I wait.');
});

test('an address that a visitor made up adds no recipient and no header', () => {
  expect(new URL(mailLink('a@b.example?bcc=c@d.example')).search).toBe('');
});
