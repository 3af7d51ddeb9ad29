import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Brand } from '../../kit/brand/Mark';
import { FormView, SubmitButton, type FormViewProps } from '../../kit/forms/FormView';
import { signInTexts } from './texts';

export interface EntryFormProps extends Pick<FormViewProps, 'form' | 'onSent' | 'children'> {
  /** What the button says: “Sign in”. */
  action: string;
  /** Below the button. */
  ways?: ComponentChildren;
  /** It is sent, and can't be sent again. */
  isDone?: boolean;
}

/** A form of somebody who is not signed in, in the middle of the page. */
export function EntryForm({ action, ways, isDone = false, ...view }: EntryFormProps) {
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
            {!isDone && <SubmitButton form={form}>{action}</SubmitButton>}
            {ways}
          </>
        }
      />
    </main>
  );
}

/** Below a form, and in the place of its button once there is nothing more to send: a link works once. */
export function WayToSignIn({ isNext }: { isNext: boolean }) {
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    if (isNext) link.current?.focus();
  }, [isNext]);
  return (
    <a href="#/" class={isNext ? 'button button-strong' : undefined} ref={link}>
      {signInTexts().signIn}
    </a>
  );
}
