import type { PanelSettings } from '../../contract/settings/settings';
import { FormModel } from '../forms/form';
import type { FormField } from '../forms/form-field';
import type { VisitorSession } from '../session/visitor-session';

const blank = { label: '', options: [], value: '', translations: [] };
const ofThisPage = { get: () => null, set: () => {} };

/** Asks where to call the visitor; and, where this starts a chat, for what the chat could not start without. */
export function createCallForm(
  { form, status }: Pick<VisitorSession, 'form' | 'status'>,
  { offline }: PanelSettings['forms'],
): InstanceType<typeof FormModel> {
  const call = new FormModel(ofThisPage, '');
  const fields: FormField[] = [{ ...blank, key: 'phone', kind: 'phone', isRequired: true }];
  const isStart = status.value.kind !== 'chat';
  // Nobody there: an address is not needed where there is a number to call, unless the widget's own form insists.
  const asked = form.kind.value === 'offline' ? offline.fields : form.fields.value;
  if (isStart && asked.some(({ kind, isRequired }) => kind === 'email' && isRequired))
    fields.push({ ...blank, key: 'email', kind: 'email', isRequired: true });
  call.begin(form.kind.value, fields);
  const { name, email, phone } = form.values.value;
  call.prefill({ name, email, phone }, form.isEmailLocked.value);
  return call;
}
