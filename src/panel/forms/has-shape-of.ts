const shapes: Record<string, RegExp> = {
  // What the service takes for one address: `<a@b.example>` and `a@b.example,` are none.
  email: /^(?!.*[\s<>,;:"\\()[\]])[^@]+@([^@.]+\.)+[^@.]+$/,
  // Digits of any script, and between them what people and their keyboards set there, such as what marks a pasted number's direction.
  phone: /^([^a-z@]*\p{Nd}){4}/iu,
};

/** Whether it may be an e-mail address, a phone number. */
export function hasShapeOf(kind: string, value: string): boolean {
  return shapes[kind]?.test(value) !== false;
}
