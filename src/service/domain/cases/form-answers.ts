import type { NamedValue } from '../../../operations/parts';
import type { Widget } from '../widgets/widgets';
import type { ChatCase } from './cases';

/** Splits what came with the start of a chat: answers to the form's own fields, and variables of the page. */
export function splitVariables({ visitor }: ChatCase, { settings: { forms } }: Widget) {
  const asked = new Set([...forms.prechat.fields, ...forms.offline.fields].map(({ label }) => label.trim()));
  const answers: NamedValue[] = [];
  const variables: NamedValue[] = [];
  for (const { name, value } of visitor.jsVariables ?? [])
    (asked.has(name.trim()) ? answers : variables).push({ name, value });
  return { answers, variables };
}
