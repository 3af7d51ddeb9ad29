import { expect, test } from 'vitest';
import { parseMail } from './parse-mail';
import { readMail } from './read-mail';

const head = 'From: Vera <vera@x.example>\r\nTo: reply+abc@shop.example\r\n';

function mail(headers: string, body: string): Uint8Array {
  return Buffer.from(`${head}${headers}\r\n\r\n${body}`);
}

test('a mail is read in a thread of its own, attachments included', async () => {
  const parts = '--b\r\n\r\nHello.\r\n--b\r\nContent-Type: text/csv; name=a.csv\r\n\r\n1,2\r\n--b--';
  const source = mail('Content-Type: multipart/mixed; boundary=b', parts);
  const read = await readMail(source);
  expect(read).toEqual(await parseMail(source));
  expect(read.attachments.map(({ name, bytes }) => [name, bytes.byteLength])).toEqual([['a.csv', 4]]);
});

test('a mail that takes long is given up, and nothing else waits for it', async () => {
  const source = mail('X: y', `${'a'.repeat(70)}\r\n`.repeat(400_000));
  let longestWait = 0;
  let last = performance.now();
  const clock = setInterval(() => {
    longestWait = Math.max(longestWait, performance.now() - last);
    last = performance.now();
  }, 5);
  try {
    await expect(readMail(source, 300)).rejects.toThrow('longer than 300 ms');
  } finally {
    clearInterval(clock);
  }
  expect(longestWait).toBeLessThan(2_000);
});

test('what can’t be read is said as it is', async () => {
  const deep = Array.from(
    { length: 60 },
    (_, at) => `--b${at}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n\r\n`,
  );
  const source = mail('Content-Type: multipart/mixed; boundary=b0', deep.join(''));
  await expect(readMail(source)).rejects.toThrow(/nesting/i);
});

test.each([
  ['lines', 'X: y', '\n'],
  ['parts', 'Content-Type: multipart/mixed; boundary=b', '--b\n'],
  ['lines that go on', 'Content-Type: text/plain; format=flowed; delsp=yes', 'a \n'],
])('of a mail of a hundred thousand %s nothing is read', async (_name, headers, unit) => {
  await expect(parseMail(mail(headers, unit.repeat(100_000)))).rejects.toThrow('short lines');
});

test('of a long mail the beginning is read', async () => {
  const { text } = await parseMail(mail('X: y', `${'word '.repeat(20)}\r\n`.repeat(20_000)));
  expect(text).toHaveLength(200_000);
});

test('the words of markup are read quickly, however many lines they have', async () => {
  const markup = `<p>${'Some words. '.repeat(3)}<br>and more</p>`.repeat(10);
  const { text } = await readMail(mail('Content-Type: text/html', `${markup}\r\n`.repeat(1_500)));
  expect(text).toHaveLength(200_000);
});
