import type { Form } from '../forms/form';
import type { Environment } from '../session/environment';
import { formKey } from '../session/intake';

/** The visitor chose another widget in the form: what was typed is kept. */
export function switchWidget(
  environment: Pick<Environment, 'widgetId' | 'fire' | 'switchWidget'>,
  form: Pick<Form, 'copyTo'>,
  id: string,
): void {
  if (id === environment.widgetId) return;
  form.copyTo(formKey(id));
  environment.fire('SwitchWidget', id);
  environment.switchWidget?.(id);
}
