import { Failure } from '../failure';

interface DueWork<Case> {
  /** What is due now, at most `most`: what was done is no longer in it. */
  read(): Promise<Case[]>;
  most: number;
  /** The others wait for the next run. */
  isTimeUp(): boolean;
  work(due: Case): Promise<unknown>;
}

/** Does what is due. What goes wrong with one chat keeps none of the others, and is thrown in the end. */
export async function eachDue<Case>({ read, most, isTimeUp, work }: DueWork<Case>): Promise<void> {
  const faults: unknown[] = [];
  for (;;) {
    const due = await read();
    for (const one of due) {
      if (isTimeUp()) break;
      await work(one).catch((fault: unknown) => faults.push(fault));
    }
    // What failed is still due.
    if (faults.length > 0) throw faults[0];
    if (due.length < most || isTimeUp()) return;
  }
}

/** Does the work with each of them. What goes wrong with one keeps none of the others, and is thrown in the end; an outage is at once. */
export async function eachOf<One>(all: Iterable<One>, work: (one: One) => Promise<unknown>): Promise<void> {
  const faults: unknown[] = [];
  for (const one of all) {
    await work(one).catch((fault: unknown) => {
      if (fault instanceof Failure && fault.reason === 'outage') throw fault;
      faults.push(fault);
    });
  }
  if (faults.length > 0) throw faults[0];
}
