import { expect, test } from 'vitest';
import { RequestFailure } from '../../../client/request';
import { createFakeCalls } from '../data/fake-calls';
import { PictureChoiceModel } from './picture-choice';
import { createPictureUploads, type PictureUploads } from './picture-uploads';

const browser = { origin: 'https://chat.example' };
const file = new Blob(['picture']);

/** Uploads that end when the test says so. */
function arrange() {
  const ends: ((taken: Awaited<ReturnType<PictureUploads['upload']>>) => void)[] = [];
  const shown: string[] = [];
  const choice = new PictureChoiceModel({
    uploads: { upload: () => new Promise((resolve) => ends.push(resolve)) },
    longestSide: 100,
    onChange: (address) => void shown.push(address),
  });
  async function end(at: number, taken: Awaited<ReturnType<PictureUploads['upload']>>) {
    ends[at]?.(taken);
    await new Promise(setImmediate);
  }
  return { choice, shown, end };
}

test('a picture is made smaller, uploaded and named by an address of the service', async () => {
  const client = createFakeCalls({ 'POST /pictures': () => ({ id: 'a', url: '/pictures/a' }) });
  const small = new Blob(['small']);
  const uploads = createPictureUploads({ client, browser, scale: async () => small });
  expect(await uploads.upload(file, 100)).toEqual({ url: 'https://chat.example/pictures/a' });
  expect(client.calls).toEqual(['POST /pictures {"bytes":{}}']);
});

test('an unreadable file, a file that is too large and a refusal have messages of their own', async () => {
  const client = createFakeCalls({});
  client.failNext(new RequestFailure(409, undefined, { code: 409, message: 'Full.' }));
  const unread = createPictureUploads({ client, browser, scale: () => Promise.reject(new Error()) });
  expect(await unread.upload(file, 100)).toEqual({ fault: 'unreadable' });
  const large = { size: 50_000_001 } as Blob;
  expect(await unread.upload(large, 100)).toEqual({ fault: 'tooLarge' });
  const refused = createPictureUploads({ client, browser, scale: async () => file });
  expect(await refused.upload(file, 100)).toMatchObject({ fault: { message: 'Full.' } });
});

test('the latest choice holds, whichever upload ends first', async () => {
  const { choice, shown, end } = arrange();
  void choice.take([file]);
  void choice.take([file]);
  await end(1, { url: 'second' });
  await end(0, { url: 'first' });
  expect([shown, choice.state.value]).toEqual([['second'], { kind: 'uploaded' }]);
});

test('what is typed or removed meanwhile holds, and a field that is gone takes nothing', async () => {
  const { choice, shown, end } = arrange();
  void choice.take([file]);
  choice.type('https://shop.example/a.png');
  await end(0, { url: 'uploaded' });
  void choice.take([file]);
  choice.remove();
  await end(1, { fault: 'unreadable' });
  void choice.take([file]);
  choice[Symbol.dispose]();
  await end(2, { url: 'late' });
  expect(shown).toEqual(['https://shop.example/a.png', '']);
});

test('a refusal leaves the picture that was there', async () => {
  const { choice, shown, end } = arrange();
  void choice.take([file]);
  await end(0, { fault: 'unreadable' });
  expect([shown, choice.state.value]).toEqual([[], { kind: 'refused', fault: 'unreadable' }]);
});
