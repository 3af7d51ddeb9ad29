/** Draws that are the same at every start. */
export interface Dice {
  /** A whole number from 0 to below that. */
  upTo(limit: number): number;
  oneOf<Item>(items: readonly Item[]): Item;
  isOneIn(count: number): boolean;
}

/** https://en.wikipedia.org/wiki/Linear_congruential_generator, with the numbers of Numerical Recipes. */
export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  function next(): number {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  }
  function upTo(limit: number) {
    return Math.floor(next() * limit);
  }
  return {
    upTo,
    oneOf(items) {
      const item = items[upTo(items.length)];
      if (item === undefined) throw new RangeError('There is nothing to choose from.');
      return item;
    },
    isOneIn: (count) => upTo(count) === 0,
  };
}
