/** Extensions of the files that a chat can take, by the setting that allows them. */
export const fileGroups = {
  pictures: ['png', 'jpg', 'gif', 'webp'],
  documents: ['pdf', 'txt', 'csv', 'docx', 'xlsx', 'pptx'],
  archives: ['zip'],
  drawings: ['svg'],
} as const;

export type FileGroup = keyof typeof fileGroups;
export type FileExtension = (typeof fileGroups)[FileGroup][number];

/** A file that a message carries. */
export interface ChatFile {
  /** Opens it: anyone who has the id has the file. */
  id: string;
  name: string;
  /** For example `image/png`. */
  type: string;
  /** Bytes. */
  size: number;
  /** Absolute, if the service knows its own address. */
  url: string;
}

/** Bytes of a megabyte, as sizes are shown and set. */
export const megabyte = 1_000_000;

const units = ['B', 'kB', 'MB', 'GB'];

/** Returns for example `840 B`, `1.2 MB` or `48 kB`. */
export function formatSize(bytes: number): string {
  let unit = 0;
  let amount = bytes;
  while (amount >= 999.5 && unit < units.length - 1) {
    amount /= 1000;
    unit++;
  }
  return `${amount < 9.95 && unit > 0 ? Number(amount.toFixed(1)) : Math.round(amount)} ${units[unit]}`;
}

/** Returns the text of the message that carries a file: a program that knows no files shows its name, size and link. */
export function fileMessage({ name, size, url }: Pick<ChatFile, 'name' | 'size' | 'url'>): string {
  return `${name} (${formatSize(size)}) ${url}`;
}

const message = /^(.+) \((\d+(?:\.\d)? [kMG]?B)\) (\S*\/files\/([\w-]{43}))\s*$/;

export interface FileMessage {
  name: string;
  /** For people. */
  size: string;
  url: string;
  id: string;
}

/** Reads the text of a message that carries a file, and nothing else. */
export function readFileMessage(text: string): FileMessage | undefined {
  const [, name, size, url, id] = message.exec(text) ?? [];
  return name && size && url && id ? { name, size, url, id } : undefined;
}

/** Whether it can be shown as a picture: the service gives each name the extension of what the bytes are. */
export function isPicture(name: string): boolean {
  return /\.(png|jpe?g|gif|webp)$/i.test(name);
}
