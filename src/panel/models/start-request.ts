import { demandOf, type FieldKind } from '../../contract/form-fields';
import type { WidgetSettings } from '../../contract/settings';
import type { Availability, StartChatParameters } from '../../contract/visitor-chat';
import type { FormDemands, FormValues } from './check-form';
import type { KnownVisitor, Visit } from './surroundings';

/** What the form asks for, as the availability answer says. */
export function demandsOf(
  { online, emailRequired, messageRequired }: Availability,
  forms: WidgetSettings['forms'],
): FormDemands {
  const form = online ? forms.prechat : forms.offline;
  const isAsked = (kind: FieldKind) => demandOf(form, kind) !== 'none';
  const demand = (isRequired: boolean) => (isRequired ? 'required' : 'optional');
  return {
    ...(isAsked('name') && { name: 'optional' }),
    // An offline message without an address could never be answered.
    email: demand(emailRequired || !online),
    ...(isAsked('phone') && { phone: 'optional' }),
    message: demand(messageRequired || !online),
  };
}

/** What the page told of the visitor, by the form's fields; a custom field bears its label without blanks. */
export function valuesOf({ email, name, phone, description, customFields }: KnownVisitor): FormValues {
  return {
    email: email || (customFields.Email ?? ''),
    name: name || (customFields.Name ?? ''),
    phone: phone || (customFields.Phone ?? ''),
    message: description || (customFields['Howcanwehelp?'] ?? ''),
  };
}

/** Parameters of "Start new chat"; what is empty is left out. */
export function startParameters(
  values: FormValues,
  visit: Visit,
  own: Pick<StartChatParameters, 'widgetId' | 'isOffline' | 'messageId'>,
): StartChatParameters {
  const { name, email, phone, message } = values;
  const told = { ...visit, visitorName: name, email, phone, visitorMessage: message };
  const known = Object.entries(told).filter(([, value]) => value !== '');
  return { ...own, ...Object.fromEntries(known) } as StartChatParameters;
}
