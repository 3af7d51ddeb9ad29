import { limitTable } from '../../operations/limits';
import type { TestService } from './test-service';

/** As often as the key may: what comes next is too much, if it counts for the same. Answers what gives it back. */
export function exhaust({ context }: TestService, name: keyof typeof limitTable, key: string): () => void {
  const limit = context.limits[name];
  const leave: ((() => void) | undefined)[] = [];
  const { max } = limitTable[name];
  if ('counter' in limit) limit.counter.add(key, max);
  else for (let at = 0; at < max; at++) leave.push(limit.enter(key));
  return () => leave.forEach((one) => one?.());
}
