/** One line of a CSV file (RFC 4180). A cell that a spreadsheet would take for a formula begins with an apostrophe, which it takes for text. */
export function formatCsvLine(cells: readonly string[]): string {
  return `${cells.map(formatCell).join(',')}\r\n`;
}

/** Some programs leave out what is not seen, or read wide and small forms as the usual ones. */
function isFormula(text: string): boolean {
  const [seen = ''] = text.replace(/^[\s\p{C}]+/u, '');
  return /^[\t\r\n]/.test(text) || /[=+\-@]/.test(seen.normalize('NFKC'));
}

function formatCell(text: string): string {
  const safe = isFormula(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
