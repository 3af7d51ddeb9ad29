import { expect, test } from 'vitest';
import { limitTable } from '../../../operations/limits';
import { createLimits, mailPaceOf } from './limits';

const { max, perMs } = limitTable.mailToRecipient;

test('mailToRecipient lets so many mails about chats go to a mail box, however it is written, and the others wait for the next hour', () => {
  let now = perMs / 2;
  const paceOf = mailPaceOf(createLimits({ now: () => now, elapsed: () => now }));
  for (let at = 0; at < max; at++) expect(paceOf(`Desk+${at}@shop.example`)).toBe(0);
  for (const to of [
    'desk@shop.example',
    'd.e.s.k@SHOP.example',
    'desk@ｓhop.example',
    ' desk@sh\u00adop.example',
  ])
    expect([to, paceOf(to)]).toEqual([to, perMs / 2]);
  expect(paceOf('another@shop.example')).toBe(0);
  now += perMs / 2;
  expect(paceOf('desk@shop.example')).toBe(0);
});
