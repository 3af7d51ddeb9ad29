import type { ComponentChildren, Ref } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { shortestOwnPassword } from '../../../contract/limits';
import { Brand } from '../../kit/brand/Mark';
import { Field } from '../../kit/fields/Field';
import type { FieldSchema } from '../../kit/fields/field-schema';
import { FormView, SubmitButton } from '../../kit/forms/FormView';
import { LoadFailure } from '../../kit/page/LoadFailure';
import { setupSteps, type Setup } from './setup';

const schemas: Record<string, FieldSchema> = {
  organisation: {
    type: 'string',
    title: 'Name of the organisation',
    description: 'Your company’s name. Only your team sees it.',
    maxLength: 99,
  },
  name: {
    type: 'string',
    title: 'Your name',
    description: 'Visitors see this name. You can change it later.',
  },
  email: { type: 'string', title: 'E-mail', format: 'email', description: 'You use it to sign in.' },
  password: {
    type: 'string',
    title: 'Password',
    format: 'password',
    description: `At least ${shortestOwnPassword} characters.`,
  },
  widget: {
    type: 'string',
    title: 'Name of the widget',
    description: 'For your team, such as the name of your shop. You set its look later.',
    maxLength: 99,
  },
};

/** Three steps to the first administrator, organisation and widget. */
export function SetupPage({ setup }: { setup: Setup }) {
  const card = useRef<HTMLDivElement>(null);
  const at = setup.step.value;
  const link = setup.link.value;
  const checked = setup.checking.state.value;
  const step = setupSteps[at];

  useLayoutEffect(() => card.current?.querySelector('input')?.focus(), [at, link]);

  if (link === 'over')
    return (
      <Card>
        <h1>This link has been used or has expired</h1>
        <p>Restart the service. If nothing is set up yet, it prints a new link.</p>
        <a href="#/">Sign in</a>
      </Card>
    );
  if (link === 'asking' || !step)
    return (
      <Card>
        <h1>Set up</h1>
        {checked.kind === 'refused' && (
          <LoadFailure message={checked.message} onRetry={() => void setup.checkLink()} />
        )}
      </Card>
    );
  return (
    <Card card={card}>
      <FormView
        class="setup-form"
        form={{ ...setup.form, send: setup.next }}
        buttons={
          <div class="dialog-actions">
            {at > 0 && (
              <button type="button" class="button" onClick={setup.back}>
                Back
              </button>
            )}
            <SubmitButton form={setup.form}>
              {at < setupSteps.length - 1 ? 'Continue' : 'Finish'}
            </SubmitButton>
          </div>
        }
      >
        <p class="quiet">
          Step {at + 1} of {setupSteps.length}
        </p>
        <h1>{step.title}</h1>
        {step.fields.map((field) => {
          const schema = schemas[field];
          return schema && <Field key={field} source={setup.form} path={field} schema={schema} />;
        })}
      </FormView>
    </Card>
  );
}

function Card({ card, children }: { card?: Ref<HTMLDivElement>; children: ComponentChildren }) {
  return (
    <main class="setup">
      <Brand />
      <div class="setup-card" ref={card ?? null}>
        {children}
      </div>
    </main>
  );
}
