import { expect, test } from 'vitest';
import { contentDisposition, safeName } from './file-name';

test.each([
  ['photo.PNG', 'png', 'photo.png'],
  ['photo.jpeg', 'jpg', 'photo.jpeg'],
  ['evil.html', 'txt', 'evil.html.txt'],
  ['../../etc/passwd', 'txt', 'passwd.txt'],
  ['C:\\docs\\bill.pdf', 'pdf', 'bill.pdf'],
  ['<img src=x>.png', 'png', '_img src=x_.png'],
  ['bill\u202Efdp.exe', 'pdf', 'billfdp.exe.pdf'],
  ['a\r\nb.txt', 'txt', 'ab.txt'],
  ['...', 'png', 'file.png'],
  ['.png', 'png', 'png.png'],
  ['Rechnung März.pdf', 'pdf', 'Rechnung März.pdf'],
] as const)('%j as %s is called %s', (given, extension, name) => {
  expect(safeName(given, extension)).toBe(name);
});

test('no name is longer than a hundred characters, and each keeps its extension', () => {
  const name = safeName(`${'😀'.repeat(300)}.pdf`, 'pdf');
  expect([...name]).toHaveLength(100);
  expect(name).toMatch(/😀\.pdf$/u);
});

test('a name in any script goes into the header, and nothing goes out of it', () => {
  expect(contentDisposition('attachment', 'Rechnung "März" (1)\'.pdf')).toBe(
    `attachment; filename="Rechnung _M_rz_ (1)'.pdf"; filename*=UTF-8''Rechnung%20%22M%C3%A4rz%22%20%281%29%27.pdf`,
  );
});
