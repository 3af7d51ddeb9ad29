import type { Condition, Test } from './rules';

/** What judging may still cost, in steps: of all patterns that are judged together, since hundreds of large ones would take minutes. */
export interface Effort {
  left: number;
  /** Which of the samples each letter or class takes. */
  letters: Map<string, boolean[]>;
}

/** Enough for a hundred rules with long patterns; spent in a quarter of a second. */
const mostEffort = 600_000;
const steps = { character: 5, class: 100 };

export function newEffort(): Effort {
  return { left: mostEffort, letters: new Map() };
}

function spend(effort: Effort, cost: number): void {
  effort.left -= cost;
  if (effort.left < 0) throw new TooLarge();
}

/** Finds the regular expressions of a condition that are endless: where they are, and what is wrong. */
export function endlessPatternsIn(
  condition: Condition,
  path: string,
  effort = newEffort(),
): { path: string; message: string }[] {
  if ('not' in condition) return endlessPatternsIn(condition.not, `${path}.not`, effort);
  const joined = 'all' in condition ? 'all' : 'any';
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : undefined;
  if (parts) return parts.flatMap((part, at) => endlessPatternsIn(part, `${path}.${joined}[${at}]`, effort));
  const { is, value } = condition as Test;
  if (is !== 'regex' && is !== 'notRegex') return [];
  const found = [value].flat().find((pattern) => isEndless(String(pattern), effort));
  if (found === undefined) return [];
  const message =
    effort.left < 0
      ? 'can’t be checked: the regular expressions of all rules are too large together. Simplify them'
      : `can keep a page waiting without end: ${found} repeats a repeat. Simplify it`;
  return [{ path: `${path}.value`, message }];
}

/**
 * Whether a browser can take without end to see that a text does not match a regular expression: a loop of it reads the same
 * text in two ways, so that each further letter doubles the tries. Such are `(\w+-?)*$` and `(a|\w)+!`. One that is too large
 * to be judged counts as endless.
 */
export function isEndless(pattern: string, effort = newEffort()): boolean {
  try {
    spend(effort, pattern.length * steps.character);
    // One that is none is never tried.
    RegExp(pattern, 'i');
    const { whole, parts, canFailAtEnd } = readPattern(pattern);
    return [whole, ...parts].some((tree) => {
      const places = new Places(effort);
      const ends = places.add(tree).last;
      return loopsOf(places).some((loop) => {
        // What may end wherever it reads matches at once.
        const endsAnywhere = tree === whole && !canFailAtEnd && ends.some((place) => loop.includes(place));
        return !endsAnywhere && isAmbiguous(places, loop, effort);
      });
    });
  } catch (error) {
    if (error instanceof TooLarge) return true;
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

class TooLarge extends Error {}

/** What of a pattern is looked at, at most. */
const most = { depth: 100, places: 4000, links: 40_000, placesOfLoop: 60, pairs: 100_000 };

/** Of all letters some stand for their kind: those of ASCII, and a few beyond. */
const samples = [...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)), 'é', 'ю', '中', ' '];

type Tree =
  | { letter: string }
  | { all: Tree[] }
  | { any: Tree[] }
  | { repeated: Tree; isOptional: boolean; isLoop: boolean };

/** Beyond as many repeats, a bounded loop is one without end. */
const manyRepeats = 10;

function readPattern(pattern: string) {
  let at = 0;
  let depth = 0;
  const parts: Tree[] = [];
  let canFailAtEnd = false;

  function take(expected: RegExp): string | undefined {
    expected.lastIndex = at;
    const [found] = expected.exec(pattern) ?? [];
    if (found !== undefined) at += found.length;
    return found;
  }

  function readAny(): Tree {
    depth += 1;
    if (depth > most.depth) throw new TooLarge();
    const any = [readAll()];
    while (take(/\|/y) !== undefined) any.push(readAll());
    depth -= 1;
    return { any };
  }

  function readAll(): Tree {
    const all: Tree[] = [];
    while (at < pattern.length && !/[|)]/.test(pattern.charAt(at))) all.push(readRepeated());
    return { all };
  }

  function readRepeated(): Tree {
    const one = readOne();
    const sign = take(/(?:[*+?]|\{\d+(?:,\d*)?\})\??/y);
    if (sign === undefined) return one;
    const [, from = '0', comma, to = ''] = /^\{(\d+)(,?)(\d*)\}/.exec(sign) ?? [];
    const least = sign.startsWith('+') ? 1 : Number(from);
    const end = sign.startsWith('?')
      ? 1
      : sign.startsWith('{')
        ? Number(comma ? to || Infinity : from)
        : Infinity;
    if (end > manyRepeats) return { repeated: one, isOptional: least === 0, isLoop: true };
    const copies = Array.from({ length: Math.min(end, 3) }, (_, number): Tree =>
      number < least ? one : { repeated: one, isOptional: true, isLoop: false },
    );
    return { all: copies };
  }

  function readOne(): Tree {
    if (take(/\^/y)) return { all: [] };
    if (take(/\$|\\[bB]|\\[1-9]\d*|\\k<[^>]*>/y)) {
      canFailAtEnd = true;
      return { all: [] };
    }
    const look = take(/\(\?<?[=!]/y);
    if (look !== undefined || take(/\((?:\?(?::|<[^>]*>))?/y) !== undefined) {
      const inside = readAny();
      take(/\)/y);
      if (look === undefined) return inside;
      canFailAtEnd = true;
      parts.push(inside);
      return { all: [] };
    }
    return { letter: take(/\[(?:\\[^]|[^\]\\])*\]|\\(?:x[\da-f]{2}|u[\da-f]{4}|c[a-z]|[^])|[^]/iy) ?? '' };
  }

  const whole = readAny();
  return { whole, parts, canFailAtEnd };
}

interface Span {
  first: number[];
  last: number[];
  isOptional: boolean;
}

/** Each letter of a pattern, which letters it takes, and in how many ways which follow it (Glushkov’s automaton). */
class Places {
  readonly letters: boolean[][] = [];
  readonly ways: Map<number, number>[] = [];
  private links = 0;

  constructor(private readonly effort: Effort) {}

  add(tree: Tree): Span {
    if ('letter' in tree) {
      const place = this.letters.push(this.lettersOf(tree.letter)) - 1;
      this.ways.push(new Map());
      if (place > most.places) throw new TooLarge();
      return { first: [place], last: [place], isOptional: false };
    }
    if ('all' in tree)
      return tree.all.map((part) => this.add(part)).reduce((one, next) => this.join(one, next), nothing);
    if ('any' in tree) {
      const spans = tree.any.map((part) => this.add(part));
      return {
        first: spans.flatMap(({ first }) => first),
        last: spans.flatMap(({ last }) => last),
        isOptional: spans.some(({ isOptional }) => isOptional),
      };
    }
    const span = this.add(tree.repeated);
    if (tree.isLoop) this.link(span.last, span.first);
    return { ...span, isOptional: span.isOptional || tree.isOptional };
  }

  private join(one: Span, next: Span): Span {
    this.link(one.last, next.first);
    return {
      first: one.isOptional ? [...one.first, ...next.first] : one.first,
      last: next.isOptional ? [...one.last, ...next.last] : next.last,
      isOptional: one.isOptional && next.isOptional,
    };
  }

  private link(from: number[], to: number[]): void {
    this.links += from.length * to.length;
    spend(this.effort, from.length * to.length);
    if (this.links > most.links) throw new TooLarge();
    for (const one of from)
      for (const next of to) this.ways[one]?.set(next, (this.ways[one].get(next) ?? 0) + 1);
  }

  private lettersOf(source: string): boolean[] {
    const known = this.effort.letters.get(source);
    if (known) return known;
    spend(this.effort, steps.class);
    const one = new RegExp(`^(?:${source})$`, 'i');
    const letters = samples.map((sample) => one.test(sample));
    this.effort.letters.set(source, letters);
    return letters;
  }
}

const nothing: Span = { first: [], last: [], isOptional: true };

/** Places that lead to one another (Tarjan’s components). */
function loopsOf({ ways }: Places): number[][] {
  const loops: number[][] = [];
  const order = new Map<number, number>();
  const open: number[] = [];
  const isOpen = new Set<number>();

  function visit(place: number): number {
    const own = order.size;
    order.set(place, own);
    open.push(place);
    isOpen.add(place);
    let lowest = own;
    for (const next of ways[place]?.keys() ?? []) {
      if (!order.has(next)) lowest = Math.min(lowest, visit(next));
      else if (isOpen.has(next)) lowest = Math.min(lowest, order.get(next) ?? lowest);
    }
    if (lowest === own) {
      const loop = open.splice(open.indexOf(place));
      for (const one of loop) isOpen.delete(one);
      if (loop.length > 1 || ways[place]?.has(place)) loops.push(loop);
    }
    return lowest;
  }

  ways.forEach((_, place) => void (order.has(place) || visit(place)));
  return loops;
}

/** Whether two ways through the loop read the same text from one place back to it. */
function isAmbiguous({ ways, letters }: Places, loop: number[], effort: Effort): boolean {
  const size = loop.length;
  if (size > most.placesOfLoop) throw new TooLarge();
  spend(effort, 10 * size * size);
  const waysOf = loop.map((place) => loop.map((to) => ways[place]?.get(to) ?? 0));
  if (waysOf.some((row) => row.some((count) => count > 1))) return true;
  const next = waysOf.map((row) => row.flatMap((count, to) => (count > 0 ? to : [])));
  const takes = loop.map((place) => letters[place] ?? []);
  const meet = takes.map((one) => takes.map((other) => one.some((taken, at) => taken && other[at])));

  // Two walkers that read the same text: from one place, apart, and together again.
  const before = new Map<number, number[]>();
  const together = next.map((_, place) => place * size + place);
  const waiting = [...together];
  const reached = new Set(waiting);
  let pairs = 0;
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop())
    for (const one of next[Math.floor(pair / size)] ?? [])
      for (const other of next[pair % size] ?? []) {
        pairs += 1;
        spend(effort, 1);
        if (pairs > most.pairs) throw new TooLarge();
        if (!meet[one]?.[other]) continue;
        const after = one * size + other;
        before.set(after, [...(before.get(after) ?? []), pair]);
        if (!reached.has(after)) waiting.push(after);
        reached.add(after);
      }
  const back = [...together];
  const leadsBack = new Set(back);
  for (let pair = back.pop(); pair !== undefined; pair = back.pop())
    for (const earlier of before.get(pair) ?? []) {
      if (Math.floor(earlier / size) !== earlier % size) return true;
      if (!leadsBack.has(earlier)) back.push(earlier);
      leadsBack.add(earlier);
    }
  return false;
}
