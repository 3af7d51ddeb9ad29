const shapes: Record<string, RegExp> = {
  // What the service takes for one address: `<a@b.example>` and `a@b.example,` are none.
  email: /^(?!.*[\s<>,;:"\\()[\]])[^@]+@([^@.]+\.)+[^@.]+$/,
  phone: /^\+?[\d\s()./-]{4,}$/,
};

/** Whether it may be an e-mail address, a phone number. */
export function hasShapeOf(kind: string, value: string): boolean {
  return shapes[kind]?.test(value) !== false;
}
