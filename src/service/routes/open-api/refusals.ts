import { errorTable, type ErrorName } from '../../../contract/errors';
import { methodOf, type Operation } from '../../../operations/operation';
import { groupOf } from './tags';

/** Returns what an operation is refused with, by status: what it says itself, and what follows from its definition. */
export function refusalsOf(operation: Operation): Record<string, string> {
  const { access, query, body, upload, limits, refusals, isRepeatable, elsewhere, tag } = operation;
  const names: ErrorName[] = [];
  if (query || body || upload) names.push('invalidParameter');
  if (access !== 'public') names.push('signInRequired');
  if (access === 'administrator' || access.includes(':')) names.push('forbidden');
  if (operation.route.includes('{') || elsewhere === 404) names.push('notFound');
  // A chat has the first answer for everything that comes under its key.
  if (isRepeatable && tag === 'Provisioning') names.push('keyReused');
  if (limits || groupOf(tag).isLimited || isChangeOfAgent(operation)) names.push('tooManyRequests');
  const derived = names.map((name) => [errorTable[name].status, descriptionOf(name, operation)]);
  return { ...Object.fromEntries(derived), ...refusals };
}

/** Returns whether the limit on bytes that agents and administrators write applies. */
function isChangeOfAgent(operation: Operation): boolean {
  const isOfSession = ['account', 'agent', 'case', 'administrator'].includes(operation.access);
  return isOfSession && methodOf(operation) !== 'GET';
}

function descriptionOf(name: ErrorName, { tag }: Operation): string {
  if (name === 'signInRequired' && tag !== 'Console' && tag !== 'Administration')
    return 'The key is missing or not valid.';
  return errorTable[name].message;
}
