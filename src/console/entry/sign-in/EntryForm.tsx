import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Brand } from '../../kit/brand/Mark';
import { FormView, SubmitButton, type FormViewProps } from '../../kit/forms/FormView';

export interface EntryFormProps extends Pick<FormViewProps, 'form' | 'onSent' | 'children'> {
  /** What the button says: “Sign in”. */
  action: string;
  /** Below the button. */
  ways?: ComponentChildren;
}

/** A form of somebody who is not signed in, in the middle of the page. */
export function EntryForm({ action, ways, ...view }: EntryFormProps) {
  const { form } = view;
  const refusal = form.refusal.value;
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (refusal !== undefined) [...(main.current?.querySelectorAll('input') ?? [])].at(-1)?.select();
  }, [refusal]);
  return (
    <main class="sign-in" ref={main}>
      <Brand />
      <FormView
        {...view}
        class="sign-in-card"
        buttons={
          <>
            <SubmitButton form={form}>{action}</SubmitButton>
            {ways}
          </>
        }
      />
    </main>
  );
}
