import { expect, test } from 'vitest';
import { formatSystemEntry, parseSystemEntry, type SystemEntry } from './system-entry';

const known: [text: string, entry: SystemEntry][] = [
  ['/NIC Maya', { token: 'agent', alias: 'Maya' }],
  ['/AVA https://shop.example/maya.png', { token: 'avatar', url: 'https://shop.example/maya.png' }],
  ['/CAL 1', { token: 'callMe', isOn: true }],
  ['/CAL 0', { token: 'callMe', isOn: false }],
  ['/NFO Maya has joined', { token: 'info', text: 'Maya has joined' }],
  ['/WAI One moment', { token: 'waiting', text: 'One moment' }],
  ['/BYE Good bye', { token: 'ended', text: 'Good bye' }],
  ['/BAN ', { token: 'banned' }],
  ['/GO2 https://shop.example/sale', { token: 'goTo', url: 'https://shop.example/sale' }],
  ['/SYS EMAI a%2Bb%40c.example', { token: 'email', email: 'a+b@c.example' }],
  ['/SYS RERY', { token: 'agentReplied' }],
  ['/SYS OFFL', { token: 'offlineForm' }],
  ['/SYS PTXT Thank%20you%20%F0%9F%99%8F', { token: 'postChatText', text: 'Thank you 🙏' }],
  ['/SYS SRVY %7B%22q%22%3A1%7D', { token: 'survey', definition: { q: 1 } }],
  ['/SYS BTNS %5B%22Yes%22%5D', { token: 'buttons', buttons: ['Yes'] }],
  ['/SYS CARD %5B%5D', { token: 'cards', cards: [] }],
];

test.each(known)('System entries: %s is read and written', (text, entry) => {
  expect(parseSystemEntry(text)).toEqual(entry);
  expect(formatSystemEntry(entry)).toBe(text);
});

test.each([
  ['/NIC Maya ', { token: 'agent', alias: 'Maya' }],
  ['/BAN', { token: 'banned' }],
  ['/BYE', { token: 'ended', text: '' }],
  ['/SYS EMAI 100%', { token: 'email', email: '100%' }],
  ['/SYS BTNS not json', { token: 'unknown', text: '/SYS BTNS not json' }],
  ['/SYS NEWW x', { token: 'unknown', text: '/SYS NEWW x' }],
  ['/XYZ something', { token: 'unknown', text: '/XYZ something' }],
  ['no token at all', { token: 'unknown', text: 'no token at all' }],
  ['', { token: 'unknown', text: '' }],
])('"%s" from a foreign server does no harm', (text, entry) => {
  expect(parseSystemEntry(text)).toEqual(entry);
});
