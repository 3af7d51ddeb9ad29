import { formFields } from '../models/check-form';
import type { IntakeNotice } from '../models/intake';
import { Field } from './Field';
import { usePanel } from './panel-context';

export function FormScreen({ notice }: { notice: IntakeNotice | undefined }) {
  const { session, settings, language } = usePanel();
  const { form } = session;
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

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    const element = event.currentTarget as HTMLFormElement;
    session.submit();
    const fault = fields.find((field) => form.faults.value[field]);
    if (fault) element.querySelector<HTMLElement>(`#cw-${fault}`)?.focus();
  }

  return (
    <form class="cw-form" part={isOffline ? 'offline-form' : 'prechat-form'} noValidate onSubmit={onSubmit}>
      <div class="cw-fields">
        {notice && <p class="cw-hint cw-small">{language.chatGone}</p>}
        <p dir="auto">
          {isOffline ? offlineGreeting || language.offlineGreeting : greeting || language.greeting}
        </p>
        {fields.map((field) => (
          <Field key={field} field={field} isFirst={field === firstEmpty} />
        ))}
      </div>
      <div class="cw-actions">
        {state.name === 'failed' && (
          <p class="cw-failure cw-small" role="alert">
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
