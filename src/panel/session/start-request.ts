import type { StartChatParameters } from '../../contract/visitor-chat';
import type { VisitorDetails } from '../../contract/visitor-details';
import { coreKeys, type FormField, type FormValues } from '../forms/form-field';
import type { Visit } from './environment';

type Own = Pick<StartChatParameters, 'widgetId' | 'isOffline' | 'messageId' | 'proactiveMessage'>;

/** Parameters of "Start new chat"; what is empty is left out. */
export function startParameters(
  values: FormValues,
  fields: readonly FormField[],
  { visit, visitor }: { visit: Visit; visitor: VisitorDetails },
  own: Own,
): StartChatParameters {
  const { name, email, phone, message } = values;
  const parameters = {
    ...visit,
    visitorName: name,
    email,
    phone,
    visitorMessage: message,
    jsVariables: variables(values, fields),
    // The proof is of the address that the page named.
    identityProof: email === visitor.email ? visitor.identityProof : '',
  };
  const filled = Object.entries(parameters).filter(([, value]) => value !== '');
  return { ...own, ...Object.fromEntries(filled) } as StartChatParameters;
}

/** The answers that are no parameters of their own, as JSON; empty without one. */
function variables(values: FormValues, fields: readonly FormField[]): string {
  const answers = fields
    .filter(
      ({ key, kind }) => key in values && kind !== 'screenshot' && !coreKeys.some((core) => core === key),
    )
    .map(({ key, kind, label }) => ({
      name: label,
      value: values[key] || (kind === 'checkbox' ? 'false' : ''),
    }))
    .filter(({ value }) => value);
  return answers.length > 0 ? JSON.stringify(answers) : '';
}
