/** As in `contract/limits`, which would come along as a whole. */
const longest: Record<string, number> = {
  name: 99,
  email: 99,
  phone: 50,
  text: 500,
  longText: 2000,
};

/** Characters. */
export function longestValue(kind: string): number {
  return longest[kind] ?? 5000;
}

const shapes: Record<string, RegExp> = {
  // What the service takes for one address: `<a@b.example>` and `a@b.example,` are none.
  email: /^(?!.*[\s<>,;:"\\()[\]])[^@]+@([^@.]+\.)+[^@.]+$/,
  // Digits of any script, and between them what people and their keyboards set there, such as what marks a pasted number's direction.
  phone: /^([^a-z@]*\p{Nd}){4}/iu,
};

/** Whether it may be an e-mail address, a phone number. */
export function hasShapeOf(kind: string, value: string): boolean {
  return shapes[kind]?.test(value) ?? true;
}
