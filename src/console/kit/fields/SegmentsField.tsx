export interface SegmentsFieldProps<Option extends string | number> {
  /** What is chosen, for screen readers. */
  title: string;
  options: readonly Option[];
  titles: Readonly<Record<Option, string>>;
  value: Option;
  onChange(value: Option): void;
}

/** One of a few, all in sight. */
export function SegmentsField<Option extends string | number>(props: SegmentsFieldProps<Option>) {
  const { title, options, titles, value, onChange } = props;
  return (
    <div class="segments" role="group" aria-label={title}>
      {options.map((option) => (
        <button key={option} type="button" aria-pressed={option === value} onClick={() => onChange(option)}>
          {titles[option]}
        </button>
      ))}
    </div>
  );
}
