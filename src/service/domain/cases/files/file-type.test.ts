import { expect, test } from 'vitest';
import { defaultSettings } from '../../../../contract/settings/parse-settings';
import { extensionOf, isAllowed, isShownInline, takenFiles, typeOf } from './file-type';

const zip = 'PK\x03\x04\x14\0';

test.each([
  ['\x89PNG\r\n\x1a\n\0\0', 'x.exe', 'png'],
  ['\xff\xd8\xff\xe0', 'x', 'jpg'],
  ['GIF89a\x01\0', 'x.png', 'gif'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'x', 'webp'],
  ['RIFF\0\0\0\0WAVEfmt ', 'x.webp', undefined],
  ['%PDF-1.7\n%\xe2\xe3', 'x.html', 'pdf'],
  [`${zip}photos/a.jpg`, 'x.docx', 'zip'],
  [`${zip}[Content_Types].xml${zip}word/document.xml`, 'x.zip', 'docx'],
  [`${zip}[Content_Types].xml${zip}xl/workbook.xml`, 'x', 'xlsx'],
  [`${zip}[Content_Types].xml`, 'x.pptx', 'pptx'],
  [`${zip}[Content_Types].xml${zip}ppt/slides/a.xml${zip}xl/workbook.xml`, 'x.pptx', 'pptx'],
  [`${zip}[Content_Types].xml${zip}xl/workbook.xml`, 'Orders.XLSM', 'zip'],
  [`${zip}[Content_Types].xml${zip}word/document.xml`, 'x.dotx', 'zip'],
  [`${zip}docProps/app.xml${zip}xl/worksheets/sheet1.xml`, 'Orders.XLSX', 'xlsx'],
  [`${zip}docProps/app.xml${zip}xl/worksheets/sheet1.xml`, 'x.docx', 'zip'],
  [`${zip}docProps/app.xml${zip}xl/worksheets/sheet1.xml`, 'x.zip', 'zip'],
  ['\r\n%PDF-1.4\n%\xe2\xe3\0', 'bill.pdf', 'pdf'],
  ['bill %PDF-1.4\0', 'bill.pdf', undefined],
  ['\xff\xfen\0a\0m\0e\0\r\0\n\0', 'list.csv', 'csv'],
  ['\xff\xfe<\0s\0v\0g\0 \0/\0>\0', 'x.txt', 'svg'],
  ['\xff\xfen\0\0\0', 'x.txt', undefined],
  ['name;town\nÅsa;Malm\xf6', 'list.csv', 'csv'],
  ['<!doctype html><script>alert(1)</script>', 'page.html', 'txt'],
  ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'x.png', 'svg'],
  ['\xef\xbb\xbf <?xml version="1.0"?><!-- a --><svg onload="alert(1)"/>', 'x.txt', 'svg'],
  ['MZ\x90\0\x03', 'x.png', undefined],
  ['a\0b', 'x.txt', undefined],
])('%j, called %s, is %s', (text, name, extension) => {
  expect(extensionOf(Buffer.from(text, 'latin1'), name)).toBe(extension);
});

test('nothing is taken but what the settings allow, which by default is pictures and documents', () => {
  const { files } = defaultSettings();
  expect(takenFiles(files).extensions.join(' ')).toBe('png jpg gif webp pdf txt csv docx xlsx pptx');
  expect([isAllowed('svg', files), isAllowed('svg', { ...files, drawings: true })]).toEqual([false, true]);
});

test('browsers show pictures, and never a drawing that can run scripts', () => {
  expect((['png', 'jpg', 'gif', 'webp'] as const).every((name) => isShownInline(typeOf(name)))).toBe(true);
  expect((['svg', 'pdf', 'txt', 'zip'] as const).some((name) => isShownInline(typeOf(name)))).toBe(false);
});
