type Step = string | number;

/** `proactive.rules[2].when` → its steps. */
export function stepsOf(path: string): Step[] {
  return [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([text, at]) =>
    at === undefined ? text : Number(at),
  );
}

export function valueAt(root: unknown, path: string): unknown {
  let value = root;
  for (const step of stepsOf(path)) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<Step, unknown>)[step];
  }
  return value;
}

/** A copy with that value in its place; what lies beside the path is the same object as before. */
export function withValueAt<Root>(root: Root, path: string, value: unknown): Root {
  return put(root, stepsOf(path), value) as Root;
}

function put(node: unknown, [step, ...rest]: Step[], value: unknown): unknown {
  if (step === undefined) return value;
  const inside =
    typeof node === 'object' && node !== null ? (node as Record<Step, unknown>)[step] : undefined;
  const next = put(inside, rest, value);
  if (Array.isArray(node) || typeof step === 'number') {
    const copy: unknown[] = Array.isArray(node) ? [...(node as unknown[])] : [];
    // A list of texts has no gaps.
    if (typeof next === 'string') while (copy.length < Number(step)) copy.push('');
    copy[Number(step)] = next;
    return copy;
  }
  const { [step]: _before, ...others } = (node ?? {}) as Record<string, unknown>;
  if (next === undefined) return others;
  // In its old place, so that the members keep their order.
  const isNew = !(step in ((node ?? {}) as object));
  if (isNew) return { ...others, [step]: next };
  return Object.fromEntries(
    Object.entries((node ?? {}) as object).map(([name, one]: [string, unknown]) => [
      name,
      name === step ? next : one,
    ]),
  );
}
