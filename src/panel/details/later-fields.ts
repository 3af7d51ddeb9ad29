import { fieldsOf, knownValues, type FormField } from '../forms/form-field';
import type { PanelSettings } from '../../contract/settings/settings';
import type { VisitorDetails } from '../../contract/chat/visitor-details';

/** What a form that asks first leaves for the chat, without what the page has said of the visitor. */
export function laterFields(forms: PanelSettings['forms'], visitor: VisitorDetails): FormField[] {
  const fields = forms.prechat.fields.filter(({ kind }) => kind !== 'question' && kind !== 'hidden');
  const nothingElse = { emailRequired: false, messageRequired: false, screenshotRequired: false };
  const all = fieldsOf(
    { widgetId: '', online: true, ...nothingElse },
    { ...forms, prechat: { style: 'form', fields } },
  );
  const known = knownValues([], visitor);
  return all.filter(({ key }) => !known[key]);
}
