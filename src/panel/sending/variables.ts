import { longestMessage } from '../../contract/limits';
import type { FormField, FormValues } from '../forms/form-field';

interface Variable {
  name: string;
  value: string;
}

/** The answers that are no parameters of their own, and what the settings name of the page; as JSON, empty without one. */
export function variablesOf(values: FormValues, fields: readonly FormField[], ofPage: Variable[]): string {
  const answers = fields
    .filter(({ key }) => key in values && key.startsWith('='))
    .map(({ key, kind, label }) => ({
      name: label,
      value: values[key] || (kind === 'checkbox' ? 'false' : ''),
    }))
    .filter(({ value }) => value);
  // Step by step and one by one: lists have another `reduce` by scripts such as Prototype.js, and a `toJSON`, which makes a text of them.
  let sent = answers;
  for (const variable of ofPage) if (variable.value) sent = withVariable(sent, variable);
  return sent.length > 0 ? `[${sent.map((one) => JSON.stringify(one)).join()}]` : '';
}

/** Without one that is too long beside the others: the service would refuse them all. */
function withVariable(before: Variable[], variable: Variable): Variable[] {
  const all = [...before, variable];
  return JSON.stringify(all).length > longestMessage ? before : all;
}
