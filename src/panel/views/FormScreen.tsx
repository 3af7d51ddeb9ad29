import { useRef } from 'preact/hooks';
import { formFields } from '../models/check-form';
import type { IntakeNotice } from '../models/intake';
import { Field } from './Field';
import { usePanel } from './panel-context';

export function FormScreen({ notice }: { notice: IntakeNotice | undefined }) {
  const { session, settings, language } = usePanel();
  const { form } = session;
  const element = useRef<HTMLFormElement>(null);
  const isOffline = form.kind.value === 'offline';
  const { greeting, offlineGreeting } = settings.texts;
  const state = form.state.value;
  const values = form.values.value;
  const fields = formFields.filter((field) => form.demands.value[field]);
  const firstEmpty = fields.find((field) => !values[field]) ?? 'message';
  const failures = {
    unreachable: language.formUnreachable,
    busy: language.formBusy,
    refused: language.formRefused,
  };

  function onSubmit(event: Event) {
    event.preventDefault();
    session.submit();
    const fault = fields.find((field) => form.faults.value[field]);
    if (fault) element.current?.querySelector<HTMLElement>(`#cw-${fault}`)?.focus();
  }

  return (
    <form
      ref={element}
      class="cw-form"
      part={isOffline ? 'offline-form' : 'prechat-form'}
      noValidate
      onSubmit={onSubmit}
    >
      <div class="cw-fields">
        {notice && <p class="cw-hint">{language.chatGone}</p>}
        <p class="cw-greeting" dir="auto">
          {isOffline ? offlineGreeting || language.offlineGreeting : greeting || language.greeting}
        </p>
        {fields.map((field) => (
          <Field key={field} field={field} isFirst={field === firstEmpty} />
        ))}
      </div>
      <div class="cw-actions">
        {state.name === 'failed' && (
          <p class="cw-failure" role="alert">
            {failures[state.reason]}
          </p>
        )}
        <button type="submit" class="cw-button" aria-disabled={state.name === 'sending'}>
          {state.name === 'sending' ? language.sending : isOffline ? language.sendMessage : language.start}
        </button>
      </div>
    </form>
  );
}
