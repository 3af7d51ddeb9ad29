import {
  fileGroups,
  megabyte,
  type FileExtension,
  type FileGroup,
} from '../../../../contract/chat/chat-file';
import type { FileSettings } from '../../../../contract/settings/file-settings';
import type { TakenFiles } from '../../../../operations/console/cases';

const types: Record<FileExtension, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  txt: 'text/plain',
  csv: 'text/csv',
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

/** What the beginning of each holds, and where. */
const marks: [FileExtension, [at: number, text: string][]][] = [
  ['png', [[0, '\x89PNG\r\n\x1a\n']]],
  ['jpg', [[0, '\xff\xd8\xff']]],
  ['gif', [[0, 'GIF8']]],
  [
    'webp',
    [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  ],
  ['zip', [[0, 'PK\x03\x04']]],
];
/** Programs that make it may write a mark or blank lines before, over which readers go. */
const pdf = /^(\xef\xbb\xbf)?\s{0,1000}%PDF-/;
const folders: [FileExtension, string][] = [
  ['docx', 'word/'],
  ['xlsx', 'xl/'],
  ['pptx', 'ppt/'],
];
/** No text holds these: all control characters but tab, line ends, form feed and escape. */
// oxlint-disable-next-line no-control-regex -- what is not in texts is what it looks for.
const binary = /[\0-\x08\x0b\x0e-\x1a\x1c-\x1f\x7f]/;

/**
 * Returns what a file is by the beginning of its bytes, not by what its sender claims. Its name only distinguishes kinds of text, and of Office files.
 * `undefined`: nothing that chats take.
 */
export function extensionOf(beginning: Uint8Array, name: string): FileExtension | undefined {
  const bytes = Buffer.from(beginning.buffer, beginning.byteOffset, beginning.byteLength);
  const written = bytes.toString('latin1');
  const [marked] = marks.find(([, parts]) => parts.every(([at, mark]) => written.startsWith(mark, at))) ?? [];
  if (pdf.test(written)) return 'pdf';
  // As Excel and Windows write "Unicode".
  const text = !marked && written.startsWith('\xff\xfe') ? bytes.toString('utf16le').slice(1) : written;
  if (marked === 'zip') return officeExtension(text, name) ?? 'zip';
  if (marked || binary.test(text)) return marked;
  if (/^(\xef\xbb\xbf)?\s*<(\?xml|!doctype svg|!--|svg)/i.test(text) && /<svg[\s>]/i.test(text)) return 'svg';
  return /\.csv$/i.test(name) ? 'csv' : 'txt';
}

/** Under another name no program opens these, of which some have macros. */
const otherOffice = /\.(docm|dot[xm]|xls[mb]|xlt[xm]|xlam|pptm|pps[xm]|pot[xm])$/i;

function officeExtension(text: string, name: string): FileExtension | undefined {
  if (otherOffice.test(name)) return undefined;
  const there = folders.filter(([, folder]) => text.includes(folder)).map(([extension]) => extension);
  const [named] = folders.find(([extension]) => name.toLowerCase().endsWith(`.${extension}`)) ?? [];
  // Slides hold tables, whose parts may be there too, and some programs write the list of contents last, such as LibreOffice and openpyxl.
  if (named && there.includes(named)) return named;
  return text.includes('[Content_Types].xml') ? (there[0] ?? named) : undefined;
}

export function typeOf(extension: FileExtension): string {
  return types[extension];
}

/** Whether browsers may show it: pictures that run nothing. */
export function isShownInline(type: string): boolean {
  return fileGroups.pictures.some((extension) => types[extension] === type);
}

export function isAllowed(extension: FileExtension, rules: FileSettings): boolean {
  return takenFiles(rules).extensions.includes(extension);
}

export function takenFiles(rules: FileSettings): TakenFiles {
  const groups = Object.keys(fileGroups) as FileGroup[];
  return {
    largest: rules.largest * megabyte,
    extensions: groups.filter((group) => rules[group]).flatMap((group) => [...fileGroups[group]]),
  };
}
