import type { Clock } from '../ports';

/** Milliseconds: most requests are carried out sooner, and who sends them is looked up once. */
const goodFor = 1_000;

/** When requests were let in: a body may take minutes to arrive, and a turn its time. */
export interface LetIn {
  note(request: object): void;
  /** Whether it is so long ago that who sent it may have no access any more. */
  isOld(request: object): boolean;
}

export function createLetIn({ elapsed }: Pick<Clock, 'elapsed'>): LetIn {
  const letInAt = new WeakMap<object, number>();
  return {
    note: (request) => void letInAt.set(request, elapsed()),
    isOld: (request) => elapsed() - (letInAt.get(request) ?? 0) >= goodFor,
  };
}
