/**
 * Whether it is one address, and nothing that a mail program would read as more. It may have letters of any script, but none whose
 * small letter is another one's: in small letters it would be somebody else's address. Its domain has a dot. How long it may be is
 * `longestEmail`.
 */
export function isEmailAddress(text: string): boolean {
  return /^(?!.*[\u0130\u212a])[^\s\p{Cc}@<>,;:"\\()[\]]+@(?:[^\s\p{Cc}@<>,;:"\\()[\].]+\.)+[^\s\p{Cc}@<>,;:"\\()[\].]+$/u.test(
    text,
  );
}
