import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import { callVisitorChat } from '../../client/call-visitor-chat';
import { asFailure } from '../../client/request';
import { storagePrefix } from '../../contract/storage/stored-chat';
import { FormModel, type Form } from '../forms/form';
import { knownValues, type FormValues } from '../forms/form-field';
import { InterviewModel, type Interview } from '../interview/interview-model';
import { variablesOf } from '../sending/variables';
import type { Environment } from '../session/environment';
import { laterFields } from './later-fields';

export interface Details {
  form: Form;
  interview: Interview;
  /** `given`: on this page, so that the visitor is thanked; `over`: nothing is left to ask. */
  state: ReadonlySignal<'asking' | 'given' | 'over'>;
  submit(): void;
}

/** Who a visitor keeps being, from one chat of this tab to the next. */
const lasting = ['name', 'email', 'phone'] as const;

/** Asks in a chat who the visitor is, where its form has asked for the question alone: once a chat, in all its tabs. */
export const DetailsModel = createModel<Details, [Environment, Form, string]>(
  ({ browser, service, settings, visitor }, first, caseId) => {
    const key = `${storagePrefix}${caseId}:details`;
    const form = new FormModel(browser.tabStorage, `${key}-form`);
    const fields = laterFields(settings.forms, visitor());
    const isOver = fields.length === 0 || browser.storage.get(key) !== null;
    const state = signal<'asking' | 'given' | 'over'>(isOver ? 'over' : 'asking');
    const given = first.values.peek();
    form.begin('prechat', fields);
    form.prefill(
      {
        ...knownValues(fields, visitor()),
        ...Object.fromEntries(lasting.filter((name) => given[name]).map((name) => [name, given[name]])),
      },
      false,
    );
    const interview = new InterviewModel(form, submit);

    function finish(how: 'given' | 'over') {
      browser.storage.set(key, how);
      state.value = how;
    }

    async function send(values: FormValues) {
      // Not what the page has said, which the service has.
      const answers = Object.fromEntries(fields.map(({ key }) => [key, values[key]]));
      const { name: visitorName, email, phone } = answers;
      const details = { visitorName, email, phone, jsVariables: variablesOf(values, fields, []) };
      const parameters = Object.entries(details).filter(([, value]) => value) as [string, string][];
      if (parameters.length === 0) return finish('over');
      form.setState({ kind: 'sending' });
      try {
        const body = new URLSearchParams(parameters);
        await callVisitorChat(service, {
          path: [caseId, 'details'],
          method: 'POST',
          body,
        });
        for (const member of lasting) if (answers[member]) first.setValue(member, answers[member]);
        finish('given');
      } catch (error) {
        const isPassing = asFailure(error).isPassing;
        form.setState({ kind: 'failed', reason: isPassing ? 'formUnreachable' : 'formRefused' });
      }
    }

    function submit() {
      const values = form.state.peek().kind === 'sending' ? undefined : form.check();
      if (values) void send(values);
    }

    return { form, interview, state, submit };
  },
);
