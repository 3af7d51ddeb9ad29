/**
 * Writes a value as JSON, piece by piece. An async iterable, as a member of an object or of another one, becomes an array
 * of which one element is in memory at a time.
 */
export async function* writeJson(value: unknown): AsyncGenerator<string> {
  if (isIterable(value)) {
    let mark = '[';
    for await (const element of value) {
      yield mark;
      yield* writeJson(element);
      mark = ',\n';
    }
    yield mark === '[' ? '[]' : ']';
  } else if (isObject(value) && Object.values(value).some(isIterable)) {
    let mark = '{';
    for (const [name, member] of Object.entries(value)) {
      if (member === undefined) continue;
      yield `${mark}${JSON.stringify(name)}:`;
      yield* writeJson(member);
      mark = ',\n';
    }
    yield '}';
  } else {
    yield JSON.stringify(value);
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isIterable(value: unknown): value is AsyncIterable<unknown> {
  return isObject(value) && Symbol.asyncIterator in value;
}
