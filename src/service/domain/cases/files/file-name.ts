import type { FileExtension } from '../../../../contract/chat/chat-file';

const longest = 100;
/** Characters of what was given that are looked at, from the end: extension and name. */
const mostGiven = 1_000;

/**
 * Returns a name that is safe on every system and in every text, with the extension of what the file is: no folders, no
 * characters that are markup or steer a terminal, none that turn its letters round.
 */
export function safeName(given: string, extension?: FileExtension): string {
  const plain = given
    .slice(-mostGiven)
    .normalize('NFC')
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*&]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');
  const [, stem = plain, own = ''] = /^(.+)\.([a-z\d]{1,10})$/i.exec(plain) ?? [];
  const isOwnRight = extension === undefined || isSame(own, extension);
  const name = own && isOwnRight ? stem : plain;
  const kept = isOwnRight ? own.toLowerCase() : extension;
  const ending = kept ? `.${kept}` : '';
  return `${[...(name || 'file')].slice(0, longest - ending.length).join('')}${ending}`;
}

function isSame(own: string, extension: string): boolean {
  const lower = own.toLowerCase();
  return lower === extension || (lower === 'jpeg' && extension === 'jpg');
}

/** Writes the header with a name in any script. RFC 6266 and RFC 8187. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
