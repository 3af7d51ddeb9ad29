export interface DrawingProps {
  /** Path data on a field of 20 × 20. */
  path: string;
}

/** The frame of every icon: 20 px, 1.5 px stroke, in the colour of the text around it. */
export function Drawing({ path }: DrawingProps) {
  return (
    <svg
      class="cw-icon"
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      stroke-width="1.5"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
