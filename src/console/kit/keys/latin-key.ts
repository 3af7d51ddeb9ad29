/** Returns the key, or the Latin letter on it where the layout has a letter of another script there. */
export function latinKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (key <= '\u007f' || !/^Key[A-Z]$/.test(code)) return key;
  const letter = code.slice(3);
  return shiftKey ? letter : letter.toLowerCase();
}
