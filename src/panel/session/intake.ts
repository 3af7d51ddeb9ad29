import { batch, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Availability } from '../../contract/chat/visitor-chat';
import { storagePrefix } from '../../contract/storage/stored-chat';
import { FormModel, type Form } from '../forms/form';
import { fieldsOf, knownValues, type FormValues } from '../forms/form-field';
import type { PendingStart } from '../sending/pending-start';
import type { StartFailure } from '../sending/send-start';
import type { SendingFile } from './files';
import type { Environment } from './environment';

export type IntakeState =
  | { kind: 'idle' }
  /** Availability is being asked. */
  | { kind: 'loading' }
  /** The service can't be reached: neither form can be offered. */
  | { kind: 'unreachable' }
  | { kind: 'form'; availability: Availability; notice: IntakeNotice | undefined }
  /** An offline message was taken; `email` may be a phone number where there is no address. */
  | { kind: 'messageTaken'; email: string };

/** Why there is a form where there was a chat. */
export type IntakeNotice = 'chatGone';

export interface Intake {
  state: ReadonlySignal<IntakeState>;
  form: Form;
  /** Offers the form that fits the hour. */
  begin(options?: IntakeOptions): void;
  submit(): void;
  /** Starts a chat with these values, or leaves them as a message when nobody is there, even if the form is incomplete. */
  start(values: FormValues): void;
  leave(): void;
  /** Gives up a start that is on its way: as where its page is left, the next try of it starts the same chat. */
  stop(): void;
}

export interface IntakeOptions {
  notice?: IntakeNotice;
  message?: string;
  /** The invitation that the chat will answer. */
  proactiveMessage?: string;
  /** Takes the place of a form that was open: the page hears nothing of it. */
  isReplacing?: boolean;
  /** For a message, also where a bot counts as somebody who is there. */
  isOffline?: boolean;
  /** Starts the chat at once when nothing is missing. */
  isDirect?: boolean;
}

export interface IntakeEvents {
  onForm(): void;
  onStarted(started: Started): void;
  /** Whether a chat runs meanwhile, started in another tab: what was asked goes there. */
  isAnswered(values: FormValues): boolean;
  /** The service refuses a visitor whom it has banned. */
  onBanned(): void;
}

export interface Started {
  caseId: string;
  values: FormValues;
  /** What the service was asked, perhaps by an earlier try, and the id of that. */
  start: PendingStart;
  keyInPolls: boolean;
  screenshot: Blob | undefined;
}

/** From the click to a running chat, or to a message taken. */
export const IntakeModel = createModel<Intake, [Environment, SendingFile, IntakeEvents]>(
  (environment, sending, events) => {
    const { browser, widgetId, settings, fire } = environment;
    const state = signal<IntakeState>({ kind: 'idle' });
    const form = new FormModel(browser.tabStorage, formKey(widgetId));
    const ending = new AbortController();
    const stopRecalling = browser.page.onReturn(form.recall);
    let keyInPolls = false;
    let proactiveMessage = '';
    /** Goes with the chat also where the form asks for no question. */
    let asked = '';

    async function begin({ notice, isDirect, isOffline, isReplacing }: IntakeOptions) {
      const loading: IntakeState = { kind: 'loading' };
      state.value = loading;
      function isLeft() {
        return state.peek() !== loading;
      }
      try {
        const answer = environment.availability();
        // Known already, the form is drawn in this very turn.
        const availability = answer instanceof Promise ? await answer : answer;
        if (isLeft()) return;
        const online = availability.online && !isOffline;
        keyInPolls = availability.keyInPolls === true;
        batch(() => {
          form.begin(online ? 'prechat' : 'offline', fieldsOf({ ...availability, online }, settings.forms));
          form.recall();
          refill();
          if (asked) form.setValue('message', asked);
          state.value = { kind: 'form', availability, notice };
        });
        if (!isReplacing) events.onForm();
        if (isDirect && online && form.isComplete()) submit();
      } catch {
        if (!isLeft()) state.value = { kind: 'unreachable' };
      }
    }

    function start(values: FormValues | undefined) {
      if (values && form.state.peek().kind !== 'sending') void send(values);
    }

    /** With what the page has said of the visitor since the form is open. */
    function refill() {
      const visitor = environment.visitor();
      const known = knownValues(form.fields.peek(), visitor);
      form.prefill({ ...known, ...(asked && { message: asked }) }, visitor.isEmailLocked === true);
    }

    function submit() {
      refill();
      start(form.check());
    }

    async function send(values: FormValues) {
      const isOffline = form.kind.peek() === 'offline';
      const fields = form.fields.peek();
      const screenshot = form.screenshot.peek();
      form.setState({ kind: 'sending' });
      const failure = await sending.ready().then(
        ({ sendStart }) =>
          sendStart(environment, {
            values,
            fields,
            isOffline,
            keyInPolls,
            proactiveMessage,
            signal: ending.signal,
            isAnswered: () => !isOffline && events.isAnswered(values),
            onStarted(caseId, start) {
              if (isOffline) messageTaken(values);
              else events.onStarted({ caseId, values, start, keyInPolls, screenshot });
            },
          }),
        (): StartFailure => ({ reason: 'formUnreachable', isBanned: false }),
      );
      if (!failure) return form.clearQuestion();
      form.setState({ kind: 'failed', reason: failure.reason });
      if (failure.isBanned) events.onBanned();
    }

    function messageTaken({ email, phone, message }: FormValues) {
      state.value = { kind: 'messageTaken', email: email || phone };
      fire('MessageSubmit', email, message);
    }

    return {
      state,
      form,
      begin(options = {}) {
        proactiveMessage = options.proactiveMessage ?? '';
        // What waits for this form already is asked yet.
        asked = options.message || (state.peek().kind === 'loading' ? asked : '');
        void begin(options);
      },
      submit,
      start,
      leave() {
        state.value = { kind: 'idle' };
      },
      stop() {
        ending.abort();
        stopRecalling();
      },
    };
  },
);

/** Where what is typed in the form of a widget is kept. */
export function formKey(widgetId: string): string {
  return `${storagePrefix}${widgetId}:form`;
}
