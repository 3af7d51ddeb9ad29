import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Dialog } from '../frame/Dialog';
import { FormView, SubmitButton, type FormViewProps, type SubmitButtonProps } from './FormView';
import { formTexts } from './texts';

export interface FormDialogProps
  extends Pick<FormViewProps, 'form' | 'children'>, Omit<SubmitButtonProps, 'form' | 'children'> {
  title: string;
  /** What the button says: “Create key”. */
  action: string;
  /** What the button beside it says. */
  cancel?: string;
  /** Runs once it has succeeded; closes it, if left out. */
  onSent?(): void;
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
    children,
    ...button
  } = props;
  // Who has left it before it was sent may be in another one by then.
  const isLeft = useRef(false);
  function leave() {
    isLeft.current = true;
    onClose();
  }
  const buttons: ComponentChildren = (
    <div class="dialog-actions">
      <button type="button" class="button" onClick={leave}>
        {cancel}
      </button>
      <SubmitButton form={form} {...button}>
        {action}
      </SubmitButton>
    </div>
  );
  return (
    <Dialog title={title} onClose={leave}>
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
  );
}
