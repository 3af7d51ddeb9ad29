import { action, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { FirstRun } from '../../../operations/console/sign-in';
import { RequestFailure } from '../../../client/request';
import { MutationModel, type Mutation } from '../../kit/data/mutation';
import type { FieldSource } from '../../kit/data/field-source';
import { readFaults, type Fault } from '../../kit/data/faults';
import { withValueAt } from '../../kit/data/at-path';

type Wanted = Omit<FirstRun, 'token'>;

export interface SetupStep {
  title: string;
  fields: (keyof Wanted)[];
}

export const setupSteps: readonly SetupStep[] = [
  { title: 'Your organisation', fields: ['organisation'] },
  { title: 'Your account', fields: ['name', 'email', 'password'] },
  { title: 'Your first widget', fields: ['widget'] },
];

export interface Setup {
  /** Whether the link opens: it is asked when the page is opened. */
  link: ReadonlySignal<'asking' | 'good' | 'over'>;
  step: ReadonlySignal<number>;
  source: FieldSource;
  mutation: Mutation;
  checkLink(): Promise<void>;
  back(): void;
  /** Goes on; behind the last step everything is made. */
  next(): Promise<void>;
}

export interface SetupParts {
  client: Pick<ConsoleClient, 'call'>;
  token: string;
  /** Whoever did it is signed in. */
  onDone(widgetId: string): Promise<void>;
}

/** The first steps on a fresh service. */
export const SetupModel = createModel(({ client: { call }, token, onDone }: SetupParts): Setup => {
  const link = signal<'asking' | 'good' | 'over'>('asking');
  const step = signal(0);
  const value = signal<Wanted>({ organisation: '', name: '', email: '', password: '', widget: 'Chat' });
  const faults = signal<readonly Fault[]>([]);
  const mutation = new MutationModel();

  const refuse = action((found: readonly Fault[]) => {
    faults.value = found;
    const first = setupSteps.findIndex(({ fields }) =>
      found.some(({ path }) => (fields as string[]).includes(path)),
    );
    if (first >= 0) step.value = first;
  });
  function missing(): Fault[] {
    const { fields } = setupSteps[step.value] ?? { fields: [] };
    return fields
      .filter((field) => value.value[field].trim() === '')
      .map((path) => ({ path, message: 'is needed' }));
  }

  return {
    link,
    step,
    source: {
      value,
      faults,
      setAt(path, next) {
        value.value = withValueAt(value.value, path, next);
        faults.value = faults.value.filter((fault) => fault.path !== path);
      },
    },
    mutation,
    async checkLink() {
      await mutation.run(async () => {
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
      const found = missing();
      if (found.length > 0) return refuse(found);
      if (step.value < setupSteps.length - 1) {
        step.value++;
        return undefined;
      }
      await mutation.run(async () => {
        try {
          const { widgetId } = await call('POST /setup', { body: { token, ...value.value } });
          await onDone(widgetId);
        } catch (failure) {
          refuse(readFaults(failure));
          throw failure;
        }
      });
      return undefined;
    },
  };
});
