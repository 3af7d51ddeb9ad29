import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Form } from '../data/form';
import { Dialog } from '../frame/Dialog';
import { LeaveDialog, LeaveQuestion } from '../frame/LeaveDialog';
import type { Leaving } from '../frame/leaving';
import { useStayingOpen } from '../page/use-staying-open';
import { FormView, SubmitButton, type FormViewProps, type SubmitButtonProps } from './FormView';
import { formTexts } from './texts';

export interface FormDialogProps
  extends Pick<FormViewProps, 'children'>, Omit<SubmitButtonProps, 'form' | 'children'> {
  form: FormViewProps['form'] & Pick<Form<unknown>, 'isChanged'>;
  title: string;
  /** What the button says: “Create key”. */
  action: string;
  /** What the button beside it says. */
  cancel?: string;
  /** Runs once it has succeeded; closes it, if left out. */
  onSent?(): void;
  /** For forms with long texts: asks before what was written is lost, other than by the button that cancels. */
  leaving?: Leaving;
  onClose(): void;
}

/** A small form in a dialog. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    action,
    cancel = formTexts().cancel,
    form,
    onClose,
    onSent = onClose,
    leaving,
    children,
    ...button
  } = props;
  // Who has left it before it was sent may be in another one by then.
  const isLeft = useRef(false);
  const [isAsked, ask] = useState(false);
  const inside = useStayingOpen(() => ask(false));
  useEffect(() => leaving?.watch(form.isChanged), [form]);
  function leave() {
    isLeft.current = true;
    onClose();
  }
  function askToLeave() {
    if (leaving && form.isChanged.value && !form.isSending.value) ask(true);
    else leave();
  }
  const buttons: ComponentChildren = (
    <div class="dialog-actions" ref={inside}>
      <button type="button" class="button" onClick={leave}>
        {cancel}
      </button>
      <SubmitButton form={form} {...button}>
        {action}
      </SubmitButton>
    </div>
  );
  return (
    <>
      {/* Closed first, or the dialog could not give the focus back. */}
      {isAsked && <LeaveQuestion onStay={() => ask(false)} onLeave={leave} />}
      <Dialog title={title} onClose={askToLeave}>
        <FormView
          form={form}
          class="confirm"
          buttons={buttons}
          onSent={() => {
            if (!isLeft.current) onSent();
          }}
        >
          {children}
        </FormView>
      </Dialog>
      {leaving && <LeaveDialog leaving={leaving} />}
    </>
  );
}
