import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export interface SectionProps {
  title: string;
  lead?: ComponentChildren;
  children: ComponentChildren;
}

/** A part of a page under its own heading. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <section class="section" aria-labelledby={id}>
      <div class="section-head">
        <h2 id={id}>{title}</h2>
        {lead && <p class="quiet">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
