/** Why a file can't be sent. `tooMany`: the chat takes no more, or none at all; `unreadable`: it is not as it was chosen, or gone. */
export type FileRefusal = 'tooLarge' | 'wrongType' | 'tooMany' | 'unreadable';

export interface FileRules {
  /** Bytes. */
  largest: number;
  extensions: readonly string[];
}

/**
 * Says by name and size what the service would refuse, before anybody waits for it. A name without an extension may be
 * anything: the service looks at the bytes.
 */
export function refusalOf(
  { name, size }: { name: string; size: number },
  { largest, extensions }: FileRules,
): FileRefusal | undefined {
  const [, extension] = /\.(\w+)$/.exec(name.toLowerCase()) ?? [];
  const known = extension === 'jpeg' ? 'jpg' : extension;
  if (size === 0 || (known && !extensions.includes(known))) return 'wrongType';
  return size > largest ? 'tooLarge' : undefined;
}

/** For the `accept` of a file field. */
export function acceptedTypes(extensions: readonly string[]): string {
  return [...extensions, ...(extensions.includes('jpg') ? ['jpeg'] : [])].map((one) => `.${one}`).join();
}
