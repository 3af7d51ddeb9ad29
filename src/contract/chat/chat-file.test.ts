import { expect, test } from 'vitest';
import { fileMessage, formatSize, readFileMessage } from './chat-file';

const id = 'a-_'.repeat(14) + 'b';

test.each([
  [1, '1 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [1234, '1.2 kB'],
  [9_960, '10 kB'],
  [48_213, '48 kB'],
  [999_600, '1 MB'],
  [50_000_000, '50 MB'],
  [1_000_000_000, '1 GB'],
])('%s bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});

test('a message with a file is read as it was written, and shows name, size and link to those who know no files', () => {
  const file = { name: 'bill (2).pdf', size: 48_213, url: `https://chat.example/files/${id}` };
  const text = fileMessage(file);
  expect(text).toBe(`bill (2).pdf (48 kB) https://chat.example/files/${id}`);
  expect(readFileMessage(text)).toEqual({ name: file.name, size: '48 kB', url: file.url, id });
});

test.each([
  `https://chat.example/files/${id}`,
  `look: bill.pdf (48 kB) https://chat.example/files/${id}/more`,
  `bill.pdf (48 kB) https://chat.example/files/short`,
  `bill.pdf (48 kB)\nhttps://chat.example/files/${id}`,
])('%s carries no file', (text) => {
  expect(readFileMessage(text)).toBeUndefined();
});
