export interface DaySeparatorProps {
  label: string;
  /** `new`: the line above what has not been seen yet. */
  kind?: 'day' | 'new';
}

export function DaySeparator({ label, kind = 'day' }: DaySeparatorProps) {
  return (
    <div class={`cw-separator cw-separator-${kind}`}>
      <span>{label}</span>
    </div>
  );
}
