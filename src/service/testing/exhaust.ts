import { limitTable } from '../../operations/limits';
import type { TestService } from './test-service';

/** As often as the key may: what comes next is too much, if it counts for the same. Answers what gives it back. */
export function exhaust({ context }: TestService, name: keyof typeof limitTable, key: string): () => void {
  const limit = context.limits[name];
  const leave: ((() => void) | undefined)[] = [];
  for (let at = 0; at < limitTable[name].max; at++) {
    if ('count' in limit) limit.count(key);
    else leave.push(limit.enter(key));
  }
  return () => leave.forEach((one) => one?.());
}
