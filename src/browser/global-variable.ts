/**
 * Reads a variable of the page by a name or a dotted path (`cart.total`): own data properties alone, so that nothing
 * of the page runs. What is no text, number or boolean, or is not there, is `undefined`.
 */
export function readGlobalVariable(window: object, path: string): string | undefined {
  try {
    let value: unknown = window;
    for (const name of path.split('.')) {
      if (typeof value !== 'object' || value === null) return undefined;
      const found = Object.getOwnPropertyDescriptor(value, name);
      // A descriptor of an accessor may inherit a `value` that the page has given to all objects.
      value = found && Object.hasOwn(found, 'value') ? found.value : undefined;
    }
    return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined;
  } catch {
    return undefined;
  }
}
