import { expect, test } from 'vitest';
import { StorageFailure } from '../storage-failure';
import { explaining } from './explain-failure';

test.each([
  ['42501', 'permission denied for schema public', /42501\. .*let its role own the database/],
  ['42P07', 'relation "organisations" already exists', /42P07\. .*Empty the database and restore the dump/],
  ['3D000', 'database "chat" does not exist', /3D000\. Check DATABASE_URL, and that the server runs/],
])('a refusal of the server, %s, comes with what to do', async (code, message, sentence) => {
  const refused = Promise.reject(Object.assign(new Error(message), { code }));
  const explained = explaining('DATABASE_URL', 'postgres://chat:secret@db/chat', () => refused);
  await expect(explained).rejects.toThrow(sentence);
  await expect(explained).rejects.not.toThrow(/secret/);
});

test('a failure that says what to do is shown as it is, without the advice to look at the address', async () => {
  const newer = new StorageFailure('A newer version has changed the database. Start that version.');
  const explained = explaining('DATABASE_URL', 'postgres://chat:secret@db/chat', () => Promise.reject(newer));
  await expect(explained).rejects.toBe(newer);
});
