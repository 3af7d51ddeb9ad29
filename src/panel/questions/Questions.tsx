import { useModel } from '@preact/signals';
import type { TargetedKeyboardEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Drawing } from '../../ui/Drawing';
import { keepFocusInside } from '../../ui/keep-focus-inside';
import { callMeTexts } from '../i18n/call-me-texts';
import { questionTexts } from '../i18n/question-texts';
import { Field } from '../forms/Field';
import { usePanel, useTexts } from '../frame/use-panel';
import { createCallForm } from './call-form';
import css from './questions.css?inline';

const receiver =
  'M7 3.5H4.5A1.5 1.5 0 0 0 3 5.2 13 13 0 0 0 14.8 17a1.5 1.5 0 0 0 1.7-1.5V13l-3.5-1.5-1.7 1.7a9 9 0 0 1-4.5-4.5L8.5 7 7 3.5Z';

/** In the header: leads to the question for a number. */
export function CallButton() {
  const { session, language } = usePanel();
  const { callMe } = { ...questionTexts, ...language };
  return (
    <button type="button" class="tool" aria-label={callMe} onClick={session.startCall}>
      <Drawing path={receiver} />
    </button>
  );
}

/** Over the chat or the form: asks for a number to call. */
export function CallMe() {
  const { session, settings, language, addStyles } = usePanel();
  const { callMe } = { ...questionTexts, ...language };
  const texts = useTexts('callMe', callMeTexts);
  const form = useModel(() => createCallForm(session, settings.forms));
  const element = useRef<HTMLFormElement>(null);
  const fields = form.fields.value;
  const state = session.form.state.value;
  const isSending = state.kind === 'sending';

  addStyles(css);

  useLayoutEffect(() => element.current?.querySelector<HTMLElement>('input')?.focus(), []);

  function onSubmit(event: Event) {
    event.preventDefault();
    if (isSending) return;
    const values = form.check();
    if (values) {
      // Where no chat begins, it is not typed again.
      session.form.setValue('phone', values.phone);
      session.requestCall({ ...values, message: texts.message(values.phone) });
    }
    const fault = fields.findIndex(({ key }) => form.faults.value[key]);
    if (fault >= 0) element.current?.querySelector<HTMLElement>(`#call-${fault}`)?.focus();
  }

  return (
    <div
      class="veil"
      role="dialog"
      aria-labelledby="call-title"
      aria-describedby="call-text"
      onKeyDown={onKeyDown}
    >
      <form ref={element} class="question" noValidate onSubmit={onSubmit}>
        <h2 class="title" id="call-title">
          {callMe}
        </h2>
        <p class="soft" id="call-text">
          {texts.text}
        </p>
        {fields.map((field, index) => (
          <Field key={field.key} form={form} field={field} id={`call-${index}`} isFirst={index === 0} />
        ))}
        {state.kind === 'failed' && (
          <p class="failure small" role="alert">
            {language[state.reason]}
          </p>
        )}
        <button type="submit" class="button" aria-disabled={isSending} onClick={onSubmit}>
          {isSending ? language.sending : texts.call}
        </button>
        <button type="button" class="button quiet" onClick={session.leaveCall}>
          {texts.leave}
        </button>
      </form>
    </div>
  );
}

export interface EndConfirmationProps {
  onKeep(): void;
  onEnd(): void;
}

/** Over a running chat: asks whether to end it. */
export function EndConfirmation({ onKeep, onEnd }: EndConfirmationProps) {
  const { language, addStyles } = usePanel();
  const { endTitle, endText, keep, end } = { ...questionTexts, ...language };
  addStyles(css);
  return (
    <div class="veil" onKeyDown={onKeyDown}>
      <div class="question" role="alertdialog" aria-labelledby="end-title" aria-describedby="end-text">
        <h2 class="title" id="end-title">
          {endTitle}
        </h2>
        <p class="soft" id="end-text">
          {endText}
        </p>
        <button ref={takeFocus} type="button" class="button" onClick={onKeep}>
          {keep}
        </button>
        <button type="button" class="button quiet" onClick={onEnd}>
          {end}
        </button>
      </div>
    </div>
  );
}

function onKeyDown(event: TargetedKeyboardEvent<HTMLDivElement>) {
  keepFocusInside(event.currentTarget, event);
}

function takeFocus(button: HTMLButtonElement | null) {
  button?.focus();
}
