import { useModel } from '../../kit/frame/use-model';
import { fieldAt } from '../../kit/data/field-source';
import { FormModel } from '../../kit/data/form';
import { TextField } from '../../kit/fields/TextField';
import { Refusal } from '../../kit/frame/Refusal';
import { CodeField } from './CodeField';
import type { DemandedSecondFactor } from './demanded-second-factor';
import { EntryForm } from './EntryForm';
import { FocusedHeading } from './FocusedHeading';
import type { OpenId } from './open-id';
import type { Session } from './session';
import { signInTexts } from './texts';

export interface SignInProps {
  session: Session;
  /** Throws where the browser does not keep the session. */
  assertKept(): Promise<void>;
  hasExpired: boolean;
  openId: OpenId;
  setUp: DemandedSecondFactor;
  /** Where a browser goes to sign in through the provider. */
  wayToOpenId: string;
}

export function SignIn({ session, assertKept, hasExpired, openId, setUp, wayToOpenId }: SignInProps) {
  const texts = signInTexts();
  const knownEmail = session.email.value;
  const needsCode = session.asks.value === 'code';
  const provider = openId.provider.value;
  const demo = openId.demo.value;
  const form = useModel(
    () =>
      new FormModel({
        first: { email: session.email.peek(), password: '', code: '' },
        required: () => ['email', 'password', ...(session.asks.value === 'code' ? ['code'] : [])],
        async send({ email, password, code }) {
          await session.signIn(email, password, code || undefined, assertKept);
          if (session.asks.value === 'setUp') await setUp.begin({ email, password });
        },
      }),
  );
  return (
    <EntryForm
      form={form}
      action={texts.signIn}
      ways={
        <>
          {provider !== undefined && (
            <a class="button" href={wayToOpenId}>
              {texts.signInWith(provider)}
            </a>
          )}
          {demo !== undefined && (
            <button
              type="button"
              class="button"
              onClick={() => {
                form.change(demo);
                void form.send();
              }}
            >
              {texts.enterDemo}
            </button>
          )}
          {/* The address of this page keeps what is not saved below. */}
          <a href="#/forgotten" target={hasExpired ? '_blank' : undefined}>
            {texts.forgot}
          </a>
        </>
      }
    >
      {hasExpired ? <FocusedHeading title={texts.again} /> : <h1>{texts.heading}</h1>}
      {hasExpired && <p class="quiet">{texts.expired}</p>}
      {openId.isFresh.value && <p class="quiet">{texts.fresh}</p>}
      <TextField
        title={texts.email}
        schema={{ format: 'email' }}
        autocomplete="username"
        isFocused={!knownEmail}
        {...fieldAt(form, 'email')}
      />
      <TextField
        title={texts.password}
        schema={{ format: 'password' }}
        autocomplete="current-password"
        isFocused={knownEmail !== '' && !hasExpired}
        {...fieldAt(form, 'password')}
      />
      {needsCode && <CodeField {...fieldAt(form, 'code')} />}
      {form.refusal.value === undefined && <Refusal message={openId.refusal.value} />}
    </EntryForm>
  );
}
