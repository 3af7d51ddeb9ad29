import { expect, test } from 'vitest';
import { limitTable } from '../../../operations/limits';
import { createLimits, mailPaceOf } from './limits';

const { max, perMs } = limitTable.mailToRecipient;

function createPace(clock: { now(): number }) {
  const paceOf = mailPaceOf(createLimits({ ...clock, elapsed: () => clock.now() }));
  return (
    to: string,
    { orgId = 1, address = undefined as string | undefined, kind = 'offlineMessage' } = {},
  ) => paceOf({ orgId, to, address, kind });
}

test('mailToRecipient lets so many mails about chats go to a mail box, however it is written, and the others wait for the next hour', () => {
  let now = perMs / 2;
  const paceOf = createPace({ now: () => now });
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

test('an organisation that fills a mail box keeps no mail of another one from it', () => {
  const paceOf = createPace({ now: () => 0 });
  for (let at = 0; at < max; at++) paceOf('desk@shop.example', { orgId: 2 });
  expect(paceOf('desk@shop.example', { orgId: 2 })).toBe(perMs);
  expect(paceOf('desk@shop.example')).toBe(0);
});

test('mailOfAddress lets one address bring about so many mails to a mail box, and others theirs', () => {
  const paceOf = createPace({ now: () => 0 });
  const most = limitTable.mailOfAddress.max;
  for (let at = 0; at < most; at++)
    expect(paceOf('desk@shop.example', { address: `2001:db8::${at.toString(16)}` })).toBe(0);
  for (let at = 0; at < max; at++)
    expect(paceOf('d.esk@shop.example', { address: '2001:0db8::ffff' })).toBe(perMs);
  expect(paceOf('another@shop.example', { address: '2001:db8::1' })).toBe(0);
  for (const address of ['2001:db9::1', '198.51.100.7', undefined])
    expect(paceOf('desk@shop.example', { address })).toBe(0);
});

test('answerToRecipient lets agents write so many answers to a mail box, and others theirs', () => {
  const paceOf = createPace({ now: () => 0 });
  for (let at = 0; at < limitTable.answerToRecipient.max; at++)
    expect(paceOf('ann@x.example', { kind: 'answer' })).toBe(0);
  expect(paceOf('a.nn+1@X.example', { kind: 'answer' })).toBe(perMs);
  expect(paceOf('ann@x.example', { kind: 'answer', orgId: 2 })).toBe(0);
  expect(paceOf('ann@x.example')).toBe(0);
});

test('many transcripts keep no offline message from a mail box', () => {
  const paceOf = createPace({ now: () => 0 });
  for (let at = 0; at < max; at++) paceOf('desk@shop.example', { kind: 'transcript' });
  expect(paceOf('desk@shop.example', { kind: 'transcript' })).toBe(perMs);
  expect(paceOf('desk@shop.example')).toBe(0);
});
