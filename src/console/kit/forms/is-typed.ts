/** Whether somebody has typed a name as the page shows it: of several blanks in a row one. */
export function isTyped(typed: string, name: string): boolean {
  return asShown(typed) === asShown(name);
}

function asShown(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
