/**
 * Whether it is one address, and nothing that a mail program would read as more. It may have letters of any script;
 * its domain has a dot. How long it may be is `longestEmail`.
 */
export function isEmailAddress(text: string): boolean {
  return /^[^\s\p{Cc}@<>,;:"\\()[\]]+@(?:[^\s\p{Cc}@<>,;:"\\()[\].]+\.)+[^\s\p{Cc}@<>,;:"\\()[\].]+$/u.test(
    text,
  );
}
