import { expect, test } from 'vitest';
import type { MailKind } from '../../../contract/mails/mail-template';
import { exampleMail } from '../../domain/outbox/example-mails';
import type { Delivery } from '../../domain/outbox/outbox';
import { whyUseless } from './why-useless';

const at = Date.UTC(2026, 5, 1, 12, 30);
const minute = 60_000;
const day = 24 * 60 * minute;

function asDelivery(message: ReturnType<typeof exampleMail>) {
  const more = { id: '1', orgId: 1, endpointId: 'mail', orderKey: '1', createdAt: at, position: 1 };
  return { ...message, ...more, state: 'pending', attempts: 0, nextAttemptAt: at } satisfies Delivery;
}

test.each<[MailKind, number]>([
  ['passwordReset', 30 * minute],
  ['emailChange', 60 * minute],
  ['invitation', 7 * day],
])('a link that has expired while its mail waited is not sent: %s', async (kind, lasts) => {
  const mail = asDelivery(exampleMail(kind, { to: 'maya@shop.example', at, encryptLink: String }));
  function later(milliseconds: number) {
    return whyUseless(mail, { now: at + milliseconds, isWaiting: async () => false });
  }
  expect(await later(lasts - 1)).toBeUndefined();
  expect(await later(lasts)).toBe('Its link has expired.');
});

test.each<MailKind>(['offlineMessage', 'transcript', 'passwordChanged', 'emailChanged', 'newSignIn'])(
  'what has happened is said however late: %s',
  async (kind) => {
    const mail = asDelivery(exampleMail(kind, { to: 'maya@shop.example', at, encryptLink: String }));
    expect(await whyUseless(mail, { now: at + 29 * day, isWaiting: async () => false })).toBeUndefined();
  },
);
