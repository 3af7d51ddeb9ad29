import { batch, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import { RequestFailure } from '../../client/request';
import { storagePrefix } from '../../contract/stored-chat';
import type { FormValues } from './check-form';
import { FormModel, type Form, type FormFailure } from './form';
import { demandsOf, startParameters, valuesOf } from './start-request';
import type { Surroundings } from './surroundings';

export type IntakeState =
  | { name: 'idle' }
  /** Availability is being asked. */
  | { name: 'loading' }
  /** The service can't be reached: neither form can be offered. */
  | { name: 'unreachable' }
  | { name: 'form'; opensAt: number | undefined; notice: IntakeNotice | undefined }
  /** An offline message was taken. */
  | { name: 'messageTaken'; email: string };

/** Why there is a form where there was a chat. */
export type IntakeNotice = 'chatGone';

export interface Intake {
  state: ReadonlySignal<IntakeState>;
  form: Form;
  /** Offers the form that fits the hour. */
  begin(options?: IntakeOptions): void;
  submit(): void;
  leave(): void;
}

export interface IntakeOptions {
  notice?: IntakeNotice;
  message?: string;
  /** Starts the chat at once when nothing is missing. */
  isDirect?: boolean;
}

export interface IntakeEvents {
  onForm(): void;
  onStarted(caseId: string, values: FormValues): void;
}

/** From the click to a running chat, or to a message taken. */
export const IntakeModel = createModel<Intake, [Surroundings, IntakeEvents]>((surroundings, events) => {
  const { browser, client, widgetId, settings, fire } = surroundings;
  const state = signal<IntakeState>({ name: 'idle' });
  const form = new FormModel(browser.tabStorage, `${storagePrefix}${widgetId}:form`);
  // Kept until a start was answered, so that one sent twice starts one chat.
  let startId = browser.uuid();

  async function begin({ notice, message, isDirect }: IntakeOptions) {
    const loading: IntakeState = { name: 'loading' };
    state.value = loading;
    const isLeft = () => state.peek() !== loading;
    try {
      const availability = await surroundings.availability();
      if (isLeft()) return;
      const { online, opensAt } = availability;
      const visitor = surroundings.visitor();
      batch(() => {
        form.begin(online ? 'prechat' : 'offline', demandsOf(availability, settings.forms));
        form.prefill(valuesOf(visitor), visitor.isEmailLocked);
        if (message) form.setValue('message', message);
        state.value = { name: 'form', opensAt, notice };
      });
      events.onForm();
      if (isDirect && online && form.isComplete()) submit();
    } catch {
      if (!isLeft()) state.value = { name: 'unreachable' };
    }
  }

  function submit() {
    if (form.state.peek().name === 'sending') return;
    const values = form.check();
    if (values) void send(values);
  }

  async function send(values: FormValues) {
    const isOffline = form.kind.peek() === 'offline';
    form.setState({ name: 'sending' });
    try {
      const own = { widgetId, isOffline, messageId: startId };
      const { caseId } = await client.start(startParameters(values, surroundings.facts(), own));
      startId = browser.uuid();
      form.clearMessage();
      if (isOffline) messageTaken(values);
      else events.onStarted(caseId, values);
    } catch (error) {
      form.setState({ name: 'failed', reason: reasonOf(error) });
    }
  }

  function messageTaken({ email, message }: FormValues) {
    state.value = { name: 'messageTaken', email };
    fire('MessageSubmit', email, message);
  }

  return {
    state,
    form,
    begin(options = {}) {
      void begin(options);
    },
    submit,
    leave() {
      state.value = { name: 'idle' };
    },
  };
});

function reasonOf(error: unknown): FormFailure {
  const status = error instanceof RequestFailure ? error.status : 0;
  if (status === 0) return 'unreachable';
  return status === 429 || status >= 500 ? 'busy' : 'refused';
}
