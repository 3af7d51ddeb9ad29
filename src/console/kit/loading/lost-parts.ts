import { computed, signal } from '@preact/signals-core';

const lost = signal<ReadonlySet<object>>(new Set());

/** Parts that are wanted did not come: the line is bad, or the console has been updated since the page was loaded. */
export const hasLostParts = computed(() => lost.value.size > 0);

/** Notes whether what was wished for is missing. */
export function noteLost(wish: object, isLost: boolean): void {
  if (lost.peek().has(wish) === isLost) return;
  const next = new Set(lost.peek());
  if (isLost) next.add(wish);
  else next.delete(wish);
  lost.value = next;
}
