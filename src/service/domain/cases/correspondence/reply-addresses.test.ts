import { expect, test } from 'vitest';
import { createSigning } from '../../../adapters/signing';
import { secrets } from '../../../adapters/secrets';
import { createReplyAddresses, nameThread } from './reply-addresses';

function signing() {
  return createSigning({ kept: async (_name, fresh) => fresh }, secrets);
}

test('an address leads to its thread, in any letters, and has room in a mail', async () => {
  const addresses = createReplyAddresses('eighteen-letters-x@shop.example', signing());
  for (let round = 0; round < 50; round++) {
    const thread = nameThread(secrets.uuid());
    const address = await addresses.of(thread);
    expect(address.split('@')[0]?.length).toBe(64);
    expect(await addresses.read(address.toUpperCase())).toBe(thread);
  }
});

test('no other address does: another mark, another thread, another service', async () => {
  const [ours, theirs] = [signing(), signing()];
  const addresses = createReplyAddresses('reply@shop.example', ours);
  const [one, other] = [nameThread(secrets.uuid()), nameThread(secrets.uuid())];
  const address = await addresses.of(one);
  const mark = address.split('@')[0]?.slice(-20) ?? '';
  const forged = [
    await createReplyAddresses('reply@shop.example', theirs).of(one),
    address.replace(one, other),
    `reply+${one}${mark.slice(1)}@shop.example`,
    `reply+${one}${await ours.mark(one)}@shop.example`,
    address.replace('@', 'x@'),
    address.replace('shop', 'other'),
    address.replace('reply', 'other'),
    'reply@shop.example',
    '',
  ];
  for (const given of forged) expect([given, await addresses.read(given)]).toEqual([given, undefined]);
});

test('of the headers of a mail the first address that was made here counts', async () => {
  const addresses = createReplyAddresses('Reply@shop.example', signing());
  const [one, other] = [nameThread(secrets.uuid()), nameThread(secrets.uuid())];
  const forged = `reply+${'0'.repeat(45)}@shop.example`;
  const [first, second] = [await addresses.of(one), await addresses.of(other)];
  const headers = `To: ann@reply+x.example,\r\n "Reply" <${forged}>\r\nCc: <${first.toUpperCase()}>, ${second}\r\n`;
  expect(await addresses.readIn(headers)).toBe(one);
  for (const none of ['', 'reply+', forged, first.slice(0, -1), first.replace('@', '"@')])
    expect([none, await addresses.readIn(none)]).toEqual([none, undefined]);
  expect(await addresses.readIn(`${forged} `.repeat(100) + first)).toBeUndefined();
});

test('a host with letters of its own is the same in either spelling', async () => {
  const addresses = createReplyAddresses('Reply@Bücher.example', signing());
  const thread = nameThread(secrets.uuid());
  const address = await addresses.of(thread);
  expect(address).toMatch(/^Reply\+[0-9a-z]{45}@xn--bcher-kva\.example$/);
  for (const given of [address, address.replace(/@.*/, '@BÜCHER.example')]) {
    expect(await addresses.read(given)).toBe(thread);
    expect(await addresses.readIn(`To: Shop <${given}>\r\n`)).toBe(thread);
  }
});
