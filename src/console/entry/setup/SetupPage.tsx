import type { ComponentChildren, Ref } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { shortestOwnPassword } from '../../../contract/limits';
import { Brand } from '../../kit/brand/Mark';
import { Field } from '../../kit/fields/Field';
import type { FieldSchema } from '../../kit/fields/field-schema';
import { FormView, SubmitButton } from '../../kit/forms/FormView';
import { LoadFailure } from '../../kit/page/LoadFailure';
import { setupFields, type Setup } from './setup';
import { setupTexts, type SetupTexts } from './texts';

function schemasOf(texts: SetupTexts): Record<string, FieldSchema> {
  return {
    organisation: {
      type: 'string',
      title: texts.organisation,
      description: texts.organisationHelp,
      maxLength: 99,
    },
    name: { type: 'string', title: texts.name, description: texts.nameHelp },
    email: { type: 'string', title: texts.email, format: 'email', description: texts.emailHelp },
    password: {
      type: 'string',
      title: texts.password,
      format: 'password',
      description: texts.atLeast(shortestOwnPassword),
    },
    widget: { type: 'string', title: texts.widget, description: texts.widgetHelp, maxLength: 99 },
  };
}

/** One page to the first administrator, organisation and widget. */
export function SetupPage({ setup }: { setup: Setup }) {
  const texts = setupTexts();
  const schemas = schemasOf(texts);
  const card = useRef<HTMLDivElement>(null);
  const link = setup.link.value;
  const checked = setup.checking.state.value;
  useLayoutEffect(() => card.current?.querySelector('input')?.focus(), [link]);

  if (link === 'over')
    return (
      <Card>
        <h1>{texts.linkOver}</h1>
        <p>{texts.restart}</p>
        <a href="#/">{texts.signIn}</a>
      </Card>
    );
  if (link === 'asking')
    return (
      <Card>
        <h1>{texts.setUp}</h1>
        {checked.kind === 'refused' && (
          <LoadFailure message={checked.message} onRetry={() => void setup.checkLink()} />
        )}
      </Card>
    );
  return (
    <Card card={card}>
      <FormView
        class="setup-form"
        form={setup.form}
        buttons={<SubmitButton form={setup.form}>{texts.finish}</SubmitButton>}
      >
        <h1>{texts.setUp}</h1>
        {setupFields.map((field) => {
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
