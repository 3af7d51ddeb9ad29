import { FormModel } from '../forms/form';
import type { FormField } from '../forms/form-field';
import type { VisitorSession } from '../session/visitor-session';

const blank = { label: '', options: [], value: '', translations: [] };
const ofThisPage = { get: () => null, set: () => {} };

/** Asks where to call the visitor; and, where this starts a chat, for what the chat could not start without. */
export function createCallForm({
  form,
  status,
}: Pick<VisitorSession, 'form' | 'status'>): InstanceType<typeof FormModel> {
  const call = new FormModel(ofThisPage, '');
  const fields: FormField[] = [{ ...blank, key: 'phone', kind: 'phone', isRequired: true }];
  const isStart = status.value.kind !== 'chat';
  function isRequired(key: string) {
    return form.fields.value.some((field) => field.key === key && field.isRequired);
  }
  // Nobody there: an address is not needed where there is a number to call, unless the service insists.
  if (isStart && isRequired('email') && form.kind.value === 'prechat')
    fields.push({ ...blank, key: 'email', kind: 'email', isRequired: true });
  call.begin(form.kind.value, fields);
  const { name, email, phone } = form.values.value;
  call.prefill({ name, email, phone }, form.isEmailLocked.value);
  return call;
}
