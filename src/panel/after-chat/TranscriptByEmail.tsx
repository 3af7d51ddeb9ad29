import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { afterChatTexts } from '../i18n/after-chat-texts';
import { hasShapeOf } from '../forms/has-shape-of';
import type { FollowUp } from './follow-up';
import { usePanel, useTexts } from '../frame/use-panel';
import { textInputs } from '../forms/text-inputs';

export interface TranscriptByEmailProps {
  followUp: FollowUp;
  /** The visitor's address, as far as it is known. */
  known: string;
}

export function TranscriptByEmail({ followUp, known }: TranscriptByEmailProps) {
  const { language } = usePanel();
  const texts = useTexts('afterChat', afterChatTexts);
  const isAsked = useSignal(false);
  const email = useSignal(known);
  const isWrong = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), [isAsked.value]);
  const state = followUp.transcript.value;
  if (state === 'done') return <p role="status">{texts.mailed(followUp.email.value)}</p>;
  if (state === 'refused') return <p role="status">{texts.noTranscript}</p>;
  if (!isAsked.value)
    return (
      <button type="button" class="button quiet" onClick={() => (isAsked.value = true)}>
        {texts.transcript}
      </button>
    );
  const fault = isWrong.value ? language.invalidEmail : state === 'failed' ? texts.failed : '';
  function take(event: { currentTarget: HTMLInputElement }) {
    email.value = event.currentTarget.value;
  }
  function onSubmit(event: Event) {
    event.preventDefault();
    const address = email.value.trim();
    isWrong.value = !hasShapeOf('email', address);
    if (!isWrong.value) followUp.requestTranscript(address);
  }
  return (
    <form class="after-part" noValidate onSubmit={onSubmit}>
      <input
        ref={field}
        class="input"
        {...textInputs.email}
        aria-label={language.email}
        aria-invalid={isWrong.value}
        aria-describedby="transcript-fault"
        placeholder={language.email}
        value={email.value}
        readOnly={hasShapeOf('email', known)}
        onInput={take}
        // All that some password managers fire.
        onChange={take}
      />
      <p id="transcript-fault" class="fault" role="alert">
        {fault}
      </p>
      <button type="submit" class="button" aria-disabled={state === 'sending'} onClick={onSubmit}>
        {texts.mail}
      </button>
    </form>
  );
}
