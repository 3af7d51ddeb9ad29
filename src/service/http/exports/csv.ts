/**
 * One line of a CSV file (RFC 4180). What a spreadsheet would take for a formula begins with an apostrophe, which it takes for text.
 * Where the comma is the mark of decimals, spreadsheets begin a cell behind each semicolon, and a line behind each end of a line.
 */
export function formatCsvLine(cells: readonly string[]): string {
  return `${cells.map(formatCell).join(',')}\r\n`;
}

const behindSemicolonsAndLines = /(?<=[;\n]|\r(?!\n))/;

function formatCell(text: string): string {
  const safe = text.split(behindSemicolonsAndLines).map((part, at) => {
    // There a quotation mark opens a cell, and its double, as it is written here, closes it at once: the rest is what counts.
    const seen = at === 0 ? part : part.replaceAll('"', '');
    return isFormula(seen) || (at === 0 && /^[\t\r\n]/.test(part)) ? `'${part}` : part;
  });
  return `"${safe.join('').replaceAll('"', '""')}"`;
}

/** Some programs leave out what is not seen, or read wide and small forms as the usual ones. */
function isFormula(text: string): boolean {
  const [seen = ''] = text.replace(/^[\s\p{C}]+/u, '');
  return /[=+\-@]/.test(seen.normalize('NFKC'));
}
