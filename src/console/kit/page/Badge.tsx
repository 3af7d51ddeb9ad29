import type { ComponentChildren } from 'preact';

export interface BadgeProps {
  tone?: 'good' | 'bad' | 'quiet';
  children: ComponentChildren;
}

/** A state in a word or two. */
export function Badge({ tone = 'quiet', children }: BadgeProps) {
  return <span class={`badge badge-${tone}`}>{children}</span>;
}
