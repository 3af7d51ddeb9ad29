export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp';

/** What the bytes of each type hold, and where. */
const marks: Record<ImageType, [at: number, text: string][]> = {
  'image/png': [[0, '\x89PNG\r\n\x1a\n']],
  'image/jpeg': [[0, '\xff\xd8\xff']],
  'image/webp': [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
};

/** What the bytes are, no matter what anybody says; `undefined` for anything but PNG, JPEG and WebP. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  function holds([at, text]: [number, string]) {
    return [...text].every((letter, further) => bytes[at + further] === letter.charCodeAt(0));
  }
  const types = Object.keys(marks) as ImageType[];
  return types.find((type) => marks[type].every(holds));
}
