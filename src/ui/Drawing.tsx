export interface DrawingProps {
  /** Path data on a field of 20 × 20. */
  path: string;
}

/** An icon; the style sheet says how its lines are drawn. */
export function Drawing({ path }: DrawingProps) {
  return (
    <svg class="cw-icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
