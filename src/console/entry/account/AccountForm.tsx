import type { ComponentChildren } from 'preact';
import { FormView, SubmitButton, type FormViewProps } from '../../kit/forms/FormView';

export interface AccountFormProps {
  form: FormViewProps['form'];
  /** What its button says. */
  action: string;
  onSent?(): void;
  children: ComponentChildren;
}

/** A form of the account page: fields, and a button below them. */
export function AccountForm({ form, action, onSent, children }: AccountFormProps) {
  return (
    <FormView
      class="fields"
      form={form}
      buttons={
        <div>
          <SubmitButton form={form}>{action}</SubmitButton>
        </div>
      }
      {...(onSent && { onSent })}
    >
      {children}
    </FormView>
  );
}
