import type { VisitorReference } from '../../operations/console/privacy';
import type { Clock } from '../domain/ports';
import { createVisitors } from '../domain/privacy/visitors';
import { writeJson } from '../http/exports/write-json';
import type { Store } from '../storage/store';
import { findOrganisation } from './find-organisation';
import { UsageFault } from './usage';

interface VisitorPorts {
  store: Store;
  clock: Clock;
}

/** Answers what to print, piece by piece: pictures fill nobody's memory. */
export async function* exportVisitor(
  { store, clock }: VisitorPorts,
  [orgId, visitor]: string[],
): AsyncGenerator<string> {
  const { id } = await findOrganisation(store, orgId);
  yield* writeJson(await createVisitors({ store, clock }).export(id, referenceOf(visitor)));
  yield '\n';
}

/** Answers what to print. */
export async function eraseVisitor(
  { store, clock }: VisitorPorts,
  [orgId, visitor]: string[],
): Promise<string> {
  const { id } = await findOrganisation(store, orgId);
  const { cases } = await createVisitors({ store, clock }).erase(id, referenceOf(visitor));
  return `Erased: ${cases} ${cases === 1 ? 'case' : 'cases'} and what else told of the visitor.\n`;
}

function referenceOf(text: string | undefined): VisitorReference {
  if (!text) throw new UsageFault('Say which visitor: an e-mail or the id of a case.');
  return text.includes('@') ? { email: text } : { caseId: text };
}
