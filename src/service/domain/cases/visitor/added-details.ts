import { longestMessage } from '../../../../contract/limits';
import type { FormSettings } from '../../../../contract/settings/form-settings';
import { invalidParameter } from '../../failure';
import type { CaseVisitor } from '../cases';

/** What a visitor says of themselves once the chat runs. */
export type VisitorDetails = Pick<CaseVisitor, 'name' | 'email' | 'phone' | 'jsVariables'>;

/**
 * Returns what of it is new. What is known stays: nobody takes a chat over by naming another address. Of variables, answers to
 * the form's own fields are taken alone.
 */
export function addedDetails(
  known: CaseVisitor,
  given: VisitorDetails,
  { fields }: FormSettings,
): VisitorDetails {
  const added: VisitorDetails = {};
  for (const member of ['name', 'email', 'phone'] as const)
    if (given[member] && !known[member]) added[member] = given[member];
  const before = known.jsVariables ?? [];
  const asked = new Set(fields.map(({ label }) => label.trim()));
  const answers = (given.jsVariables ?? []).filter(
    ({ name }) => asked.has(name.trim()) && !before.some((one) => one.name === name),
  );
  if (answers.length === 0) return added;
  const jsVariables = [...before, ...answers];
  if (JSON.stringify(jsVariables).length > 2 * longestMessage)
    throw invalidParameter('jsVariables', 'is too long');
  return { ...added, jsVariables };
}
