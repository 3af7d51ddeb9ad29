import type { ComponentChildren } from 'preact';

export interface EmptyProps {
  title: string;
  /** What to do about it. */
  children?: ComponentChildren;
}

export function Empty({ title, children }: EmptyProps) {
  return (
    <div class="page-empty">
      <strong>{title}</strong>
      {children}
    </div>
  );
}
