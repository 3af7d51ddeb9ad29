import type { StartChatParameters } from '../../contract/chat/visitor-chat';
import type { VisitorDetails } from '../../contract/chat/visitor-details';
import type { FormValues } from '../forms/form-field';
import type { Visit } from '../session/environment';

type Own = Pick<
  StartChatParameters,
  'widgetId' | 'isOffline' | 'messageId' | 'proactiveMessage' | 'visitorToken'
>;

/** Parameters of "Start new chat"; what is empty is left out. */
export function startParameters(
  values: FormValues,
  { visit, visitor, jsVariables }: { visit: Visit; visitor: VisitorDetails; jsVariables: string },
  own: Own,
): StartChatParameters {
  const { name, email, phone, message } = values;
  const parameters = {
    ...visit,
    visitorName: name,
    email,
    phone,
    visitorMessage: message,
    jsVariables,
    // The proof is of the address that the page named.
    identityProof: email === visitor.email && visitor.identityProof,
  };
  const filled = Object.entries(parameters).filter(([, value]) => value);
  return { ...own, ...Object.fromEntries(filled) } as StartChatParameters;
}
