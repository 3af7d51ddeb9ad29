/** A row's `null` columns are members that a record does not have. */
type PresentMembers<Row> = {
  [Key in keyof Row as null extends Row[Key] ? never : Key]: Row[Key];
} & {
  [Key in keyof Row as null extends Row[Key] ? Key : never]?: NonNullable<Row[Key]>;
};

/** The row without its `null` columns, and without those that are the store's own. */
export function presentMembers<Row extends object, Hidden extends keyof Row = never>(
  row: Row,
  ...hidden: Hidden[]
): PresentMembers<Omit<Row, Hidden>> {
  const members = Object.entries(row).filter(
    ([name, value]) => value !== null && !hidden.includes(name as Hidden),
  );
  return Object.fromEntries(members) as PresentMembers<Omit<Row, Hidden>>;
}
