import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { shortestOwnPassword } from '../../../contract/limits';
import { Field } from '../../kit/fields/Field';
import type { FieldSchema } from '../../kit/fields/field-schema';
import { MutationFault } from '../../kit/forms/MutationFault';
import { LoadFailure } from '../../kit/page/LoadFailure';
import { setupSteps, type Setup } from './setup';

const schemas: Record<string, FieldSchema> = {
  organisation: {
    type: 'string',
    title: 'Name of the organisation',
    description: 'Your company, as your team knows it.',
    maxLength: 99,
  },
  name: { type: 'string', title: 'Your name', description: 'Visitors see it as yours; you can change that.' },
  email: { type: 'string', title: 'E-mail', format: 'email', description: 'You sign in with it.' },
  password: {
    type: 'string',
    title: 'Password',
    format: 'password',
    description: `At least ${shortestOwnPassword} characters.`,
  },
  widget: {
    type: 'string',
    title: 'Name of the widget',
    description: 'For your team, like the name of your shop. How it looks to visitors comes later.',
    maxLength: 99,
  },
};

/** Three steps to the first administrator, organisation and widget. */
export function SetupPage({ setup }: { setup: Setup }) {
  const form = useRef<HTMLFormElement>(null);
  const at = setup.step.value;
  const state = setup.mutation.state.value;
  const link = setup.link.value;
  const faults = setup.source.faults.value;
  const step = setupSteps[at];

  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), [at, link]);
  useLayoutEffect(() => {
    if (faults.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [faults]);

  if (link === 'over')
    return (
      <Card>
        <h1>This link was used or is too old</h1>
        <p>Start the service anew: where nothing is set up yet, it prints another link.</p>
        <a href="#/">Sign in</a>
      </Card>
    );
  if (link === 'asking' || !step)
    return (
      <Card>
        <h1>Set up</h1>
        {state.kind === 'refused' && (
          <LoadFailure message={state.message} onRetry={() => void setup.checkLink()} />
        )}
      </Card>
    );
  return (
    <Card>
      <form
        class="setup-form"
        ref={form}
        noValidate
        aria-busy={state.kind === 'running'}
        onSubmit={(event) => {
          event.preventDefault();
          void setup.next();
        }}
      >
        <p class="quiet">
          Step {at + 1} of {setupSteps.length}
        </p>
        <h1>{step.title}</h1>
        {step.fields.map((field) => {
          const schema = schemas[field];
          return schema && <Field key={field} source={setup.source} path={field} schema={schema} />;
        })}
        {faults.length === 0 && <MutationFault mutation={setup.mutation} />}
        <div class="dialog-actions">
          {at > 0 && (
            <button type="button" class="button" onClick={setup.back}>
              Back
            </button>
          )}
          <button type="submit" class="button button-strong" disabled={state.kind === 'running'}>
            {at < setupSteps.length - 1 ? 'Continue' : 'Finish'}
          </button>
        </div>
      </form>
    </Card>
  );
}

function Card({ children }: { children: ComponentChildren }) {
  return (
    <main class="setup">
      <div class="setup-card">{children}</div>
    </main>
  );
}
