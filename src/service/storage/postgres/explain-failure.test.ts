import { expect, test } from 'vitest';
import { explaining } from './explain-failure';

test.each([
  ['42501', 'permission denied for schema public', /42501\. .*let its role own the database/],
  ['3D000', 'database "chat" does not exist', /3D000\. Check DATABASE_URL, and that the server runs/],
])('a refusal of the server, %s, comes with what to do', async (code, message, sentence) => {
  const refused = Promise.reject(Object.assign(new Error(message), { code }));
  const explained = explaining('DATABASE_URL', 'postgres://chat:secret@db/chat', () => refused);
  await expect(explained).rejects.toThrow(sentence);
  await expect(explained).rejects.not.toThrow(/secret/);
});
