import type { Cases, ChatCase } from './cases';

/** So few that others who ask the database hardly wait: each has its question with it. */
export const casesAtOnce = 100;

/** Reads the open cases of an organisation, some at a time. */
export async function* openCasesOf(
  cases: Pick<Cases, 'openOf'>,
  orgId: number,
): AsyncGenerator<ChatCase[], void> {
  let after = '';
  for (;;) {
    const some = await cases.openOf(orgId, after, casesAtOnce);
    if (some.length > 0) yield some;
    const last = some.at(-1);
    if (!last || some.length < casesAtOnce) return;
    after = last.id;
  }
}
