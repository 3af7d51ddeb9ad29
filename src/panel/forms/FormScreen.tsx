import type { IntakeNotice } from '../session/intake';
import { FirstQuestions, WidgetSelector } from '../choices/on-demand';
import { OnlineAgents } from '../online/on-demand';
import { Field } from './Field';
import { usePanel } from '../frame/use-panel';

export function FormScreen({ notice }: { notice?: IntakeNotice | undefined }) {
  const { session, settings, language } = usePanel();
  const { form } = session;
  const isOffline = form.kind.value === 'offline';
  const { greeting, offlineGreeting } = settings.texts;
  const state = form.state.value;
  const isSending = state.kind === 'sending';
  const values = form.values.value;
  const fields = form.fields.value.filter(({ kind }) => kind !== 'hidden');
  function idOf(index: number) {
    return `field-${index}`;
  }
  const firstEmpty = fields.find(({ key }) => !values[key]) ?? fields.at(-1);

  function onSubmit(event: Event) {
    event.preventDefault();
    const element = (event.currentTarget as HTMLElement).closest('form');
    session.submit();
    const fault = fields.findIndex(({ key }) => form.faults.value[key]);
    if (fault >= 0) element?.querySelector<HTMLElement>(`#${idOf(fault)}`)?.focus();
  }

  return (
    <form class="form" part={isOffline ? 'offline-form' : 'prechat-form'} noValidate onSubmit={onSubmit}>
      <div class="fields">
        {notice && <p class="hint small">{language.chatGone}</p>}
        {!isOffline && settings.onlineAgents && <OnlineAgents />}
        <p dir="auto">
          {isOffline ? offlineGreeting || language.offlineGreeting : greeting || language.greeting}
        </p>
        {!isOffline && settings.firstQuestions[0] && <FirstQuestions />}
        {settings.selector.widgets.length > 0 && <WidgetSelector id="widget" />}
        {fields.map((field, index) => (
          <Field key={field.key} form={form} field={field} id={idOf(index)} isFirst={field === firstEmpty} />
        ))}
      </div>
      <div class="actions">
        {state.kind === 'failed' && (
          <p class="failure small" role="alert">
            {language[state.reason]}
          </p>
        )}
        {/* In a frame sandboxed without `allow-forms`, Enter clicks the button, and nothing is submitted. */}
        <button type="submit" class="button" aria-disabled={isSending} onClick={onSubmit}>
          {isSending ? language.sending : isOffline ? language.sendMessage : language.start}
        </button>
      </div>
    </form>
  );
}
