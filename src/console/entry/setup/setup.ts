import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { FirstRun } from '../../../operations/console/sign-in';
import { isEmailAddress } from '../../../contract/email-address';
import { shortestOwnPassword } from '../../../contract/limits';
import { RequestFailure } from '../../../client/request';
import { FormModel, type Form } from '../../kit/data/form';
import { MutationModel, type Mutation } from '../../kit/data/mutation';
import type { SetupTexts } from './texts';

type Wanted = Omit<FirstRun, 'token'>;

export interface SetupStep {
  name: keyof SetupTexts['steps'];
  fields: (keyof Wanted)[];
}

export const setupSteps: readonly SetupStep[] = [
  { name: 'organisation', fields: ['organisation'] },
  { name: 'account', fields: ['name', 'email', 'password'] },
  { name: 'widget', fields: ['widget'] },
];

export interface Setup {
  /** Whether the link opens: it is asked when the page is opened. */
  link: ReadonlySignal<'asking' | 'good' | 'over'>;
  checking: Mutation;
  step: ReadonlySignal<number>;
  form: Form<Wanted>;
  checkLink(): Promise<void>;
  back(): void;
  /** Goes on, or makes everything after the last step; returns whether nothing is wrong. */
  next(): Promise<boolean>;
}

export interface SetupParts {
  client: Pick<ConsoleClient, 'call'>;
  token: string;
  /** The one who did it is signed in. */
  onDone(widgetId: string): Promise<void>;
}

const first: Wanted = { organisation: '', name: '', email: '', password: '', widget: 'Chat' };

/** The first steps on a fresh service. */
export const SetupModel = createModel(({ client: { call }, token, onDone }: SetupParts): Setup => {
  const link = signal<'asking' | 'good' | 'over'>('asking');
  const step = signal(0);
  const checking = new MutationModel();
  const form = new FormModel<Wanted>({
    first,
    check: ({ email, password }) => [
      ...(isEmailAddress(email.trim()) ? [] : [{ path: 'email', message: 'must be an e-mail address' }]),
      ...(password.length >= shortestOwnPassword
        ? []
        : [{ path: 'password', message: `must have at least ${shortestOwnPassword} characters` }]),
    ],
    required: () => setupSteps.flatMap(({ fields }) => fields),
    async send(wanted) {
      const { widgetId } = await call('POST /setup', { body: { token, ...wanted } });
      await onDone(widgetId);
    },
  });

  return {
    link,
    checking,
    step,
    form,
    async checkLink() {
      await checking.run(async () => {
        try {
          await call('POST /setup/link', { body: { token } });
          link.value = 'good';
        } catch (failure) {
          if (!(failure instanceof RequestFailure) || failure.status !== 410) throw failure;
          link.value = 'over';
        }
      });
    },
    back() {
      step.value = Math.max(0, step.value - 1);
    },
    async next() {
      const { fields } = setupSteps[step.value] ?? { fields: [] };
      if (!form.isFilledIn(fields)) return false;
      if (step.value < setupSteps.length - 1) {
        step.value++;
        return true;
      }
      const isDone = await form.send();
      const wrong = form.faults.value.map(({ path }) => path);
      const at = setupSteps.findIndex((one) => one.fields.some((field) => wrong.includes(field)));
      if (at >= 0) step.value = at;
      return isDone;
    },
  };
});
