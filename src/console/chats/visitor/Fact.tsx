import type { ComponentChildren } from 'preact';

export interface FactProps {
  title: string;
  children: ComponentChildren;
}

export function Fact({ title, children }: FactProps) {
  return (
    <div>
      <dt>{title}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}
