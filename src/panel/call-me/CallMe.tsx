import { useModel } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { callMeTexts } from '../i18n/call-me-texts';
import { createCallForm } from './call-form';
import { Field } from '../forms/Field';
import { usePanel, useTexts } from '../frame/use-panel';
import css from './call-me.css?inline';

/** Over the chat or the form: asks for a number to call. */
export function CallMe() {
  const { session, language, addStyles } = usePanel();
  const texts = useTexts('callMe', callMeTexts);
  const form = useModel(() => createCallForm(session));
  const element = useRef<HTMLFormElement>(null);
  const fields = form.fields.value;
  const state = session.form.state.value;
  const isSending = state.kind === 'sending';

  addStyles(css);

  useLayoutEffect(() => element.current?.querySelector<HTMLElement>('input')?.focus(), []);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (isSending) return;
    const values = form.check();
    if (values) session.requestCall({ ...values, message: texts.message(values.phone) });
    const fault = fields.findIndex(({ key }) => form.faults.value[key]);
    if (fault >= 0) element.current?.querySelector<HTMLElement>(`#cw-call-${fault}`)?.focus();
  }

  return (
    <div class="cw-veil" role="dialog" aria-labelledby="cw-call-title" aria-describedby="cw-call-text">
      <form ref={element} class="cw-question" noValidate onSubmit={onSubmit}>
        <h2 class="cw-title" id="cw-call-title">
          {language.callMe}
        </h2>
        <p class="cw-soft" id="cw-call-text">
          {texts.text}
        </p>
        {fields.map((field, index) => (
          <Field key={field.key} form={form} field={field} id={`cw-call-${index}`} isFirst={index === 0} />
        ))}
        {state.kind === 'failed' && (
          <p class="cw-failure cw-small" role="alert">
            {state.reason === 'busy' ? language.formBusy : language.formUnreachable}
          </p>
        )}
        <button type="submit" class="cw-button" aria-disabled={isSending}>
          {isSending ? language.sending : texts.call}
        </button>
        <button type="button" class="cw-button cw-quiet" onClick={session.leaveCall}>
          {texts.leave}
        </button>
      </form>
    </div>
  );
}
