export type Form = Record<string, string>;

/** Reads `a=1&b=2`; of a repeated name the last one counts. `undefined` when an escape is not UTF-8. */
export function parseForm(text: string): Form | undefined {
  try {
    return read(text, decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** The same for a URL's query, where an escape that can't be read stays as it is. */
export function parseQuery(text: string): Form {
  return read(text, (escaped) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      return escaped;
    }
  });
}

function isEscaped(text: string): boolean {
  return text.includes('%') || text.includes('+');
}

function read(text: string, unescape: (escaped: string) => string): Form {
  const form: Form = Object.create(null) as Form;
  for (const pair of text.split('&')) {
    if (!pair) continue;
    const equals = pair.indexOf('=');
    const name = equals < 0 ? pair : pair.slice(0, equals);
    const value = equals < 0 ? '' : pair.slice(equals + 1);
    form[isEscaped(name) ? unescape(name.replaceAll('+', ' ')) : name] = isEscaped(value)
      ? unescape(value.replaceAll('+', ' '))
      : value;
  }
  return form;
}
