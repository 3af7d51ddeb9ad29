import * as fc from 'fast-check';
import { handsSpeed, type Visit } from './visit';

export type Deed = fc.AsyncCommand<object, Visit>;

export const second = 1_000;

/** Creates a deed, which takes as long as hands take. */
export function deed(name: string, run: (visit: Visit) => Promise<void> | void): Deed {
  return {
    check: () => true,
    async run(_, visit) {
      await run(visit);
      await visit.world.pass(handsSpeed);
    },
    toString: () => name,
  };
}

/** A tab that can be used, by a number that any other stands for as well. */
export function tabOf({ tabs }: Visit, number: number) {
  return tabs[number % Math.max(1, tabs.length)];
}

export function consoleOf({ consoles }: Visit, number: number) {
  return consoles[number % Math.max(1, consoles.length)];
}

/** Number of a tab or a console. */
export const tab = fc.nat(3);
