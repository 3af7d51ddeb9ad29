export interface TypingDotsProps {
  /** Read out and shown nowhere, for example "Maya is typing". */
  label: string;
}

export function TypingDots({ label }: TypingDotsProps) {
  return (
    <span class="cw-typing" role="img" aria-label={label}>
      <i />
      <i />
      <i />
    </span>
  );
}
