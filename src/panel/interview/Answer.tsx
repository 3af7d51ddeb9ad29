import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../ui/Icon';
import type { InterviewTexts } from '../i18n/interview-texts';
import { longestValue } from '../forms/check-form';
import type { Form } from '../forms/form';
import type { FormField } from '../forms/form-field';
import type { Interview } from './interview-model';
import { focusWaiting } from '../../ui/focus';
import { useFieldTexts } from '../forms/use-field-texts';
import { usePanel } from '../frame/use-panel';
import { ScreenshotField } from '../screenshot/on-demand';
import { textInputs } from '../forms/text-inputs';

export interface AnswerProps {
  form: Form;
  /** The field asked for; none: all is answered and on its way. */
  field: FormField | undefined;
  interview: Interview;
  texts: InterviewTexts;
  /** The visitor goes on here. */
  isFirst: boolean;
  onRetry(): void;
}

const id = 'answer';

/** Below the questions: where the visitor answers, by writing or by choosing. */
export function Answer({ form, field, interview, texts, isFirst, onRetry }: AnswerProps) {
  const { labelOf, optionOf, faultOf } = useFieldTexts();
  const element = useRef<HTMLFormElement>(null);
  const fault = interview.fault.value;
  const value = field ? (form.values.value[field.key] ?? '') : '';
  const attributes = {
    id,
    name: field?.key ?? '',
    class: 'input',
    required: field?.isRequired ?? false,
    'aria-invalid': fault !== undefined,
    'aria-describedby': fault && `${id}-fault`,
    'data-first': isFirst,
    onBlur: () => {},
  };

  useLayoutEffect(() => {
    focusWaiting(element.current?.closest<HTMLElement>('.panel'));
  }, []);

  function give(answer: string) {
    if (field) form.setValue(field.key, answer);
    interview.answer();
  }

  function onSubmit(event: Event) {
    event.preventDefault();
    interview.answer();
    if (interview.fault.value) element.current?.querySelector<HTMLElement>(`#${id}`)?.focus();
  }

  /** Some password managers fire no event but `change`. */
  function take(event: { currentTarget: HTMLInputElement }) {
    if (field) form.setValue(field.key, event.currentTarget.value);
  }

  if (!field) return <Sending form={form} onRetry={onRetry} />;
  const { kind, options, isRequired } = field;
  const canSkip = !isRequired && !value && kind !== 'checkbox';
  return (
    <form ref={element} class="answering" noValidate tabIndex={-1} onSubmit={onSubmit}>
      {fault && (
        <p class="fault" id={`${id}-fault`} role="alert">
          <Icon name="alert" />
          {faultOf(field, fault)}
        </p>
      )}
      {kind === 'choice' || kind === 'checkbox' ? (
        <div class="options" role="group" aria-label={labelOf(field)}>
          {(kind === 'choice' ? options : ['true', 'false']).map((option, index) => (
            <button
              key={option}
              type="button"
              class="button quiet"
              data-first={isFirst && index === 0}
              aria-describedby={attributes['aria-describedby']}
              onClick={() => give(option)}
            >
              {kind === 'choice' ? optionOf(field, option) : option === 'true' ? texts.yes : texts.no}
            </button>
          ))}
        </div>
      ) : kind === 'screenshot' ? (
        <>
          <ScreenshotField attributes={attributes} />
          <button type="submit" class="button" onClick={onSubmit}>
            {texts.next}
          </button>
        </>
      ) : (
        <div class="line">
          <input
            {...attributes}
            dir={value ? 'auto' : undefined}
            {...(textInputs[kind] ?? textInputs.text)}
            maxLength={longestValue(kind) * 2}
            aria-label={labelOf(field)}
            readOnly={kind === 'email' && form.isEmailLocked.value}
            value={value}
            onInput={take}
            onChange={take}
          />
          <button
            type="submit"
            class="send"
            aria-label={texts.next}
            disabled={isRequired && !value.trim()}
            onClick={onSubmit}
          >
            <Icon name="arrowUp" />
          </button>
        </div>
      )}
      {canSkip && (
        <button type="button" class="skip small soft" onClick={() => give('')}>
          {texts.skip}
        </button>
      )}
    </form>
  );
}

function Sending({ form, onRetry }: Pick<AnswerProps, 'form' | 'onRetry'>) {
  const { language } = usePanel();
  const state = form.state.value;
  const hasFailed = state.kind === 'failed';
  return (
    <div class="answering">
      <p class={hasFailed ? 'failure small' : 'small soft'} role={hasFailed ? 'alert' : 'status'}>
        {hasFailed ? language[state.reason] : language.sending}
      </p>
      {hasFailed && (
        <button type="button" class="button" onClick={onRetry}>
          {language.tryAgain}
        </button>
      )}
    </div>
  );
}
