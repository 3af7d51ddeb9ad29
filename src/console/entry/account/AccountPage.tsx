import { Loaded } from '../../kit/page/Loaded';
import { Page } from '../../kit/page/Page';
import { Section } from '../../kit/page/Section';
import type { Toasting } from '../../kit/toasts/toasting';
import type { Account } from './account';
import { ConfirmEmail } from './ConfirmEmail';
import { EmailForm } from './EmailForm';
import { LanguageForm } from './LanguageForm';
import type { LanguagePreference } from './language-preference';
import { LinkedAccount } from './LinkedAccount';
import { PasswordForm } from './PasswordForm';
import { PhotoForm } from './PhotoForm';
import { SecondFactorSection } from './SecondFactorSection';
import { SessionList } from './SessionList';
import { accountTexts } from './texts';

export interface AccountPageProps {
  account: Account;
  language: LanguagePreference;
  /** Of a mailed link to another address. */
  token: string | undefined;
  /** The address is changed, and everybody signed out. */
  onEmailChanged(): void;
  toasting: Toasting;
  now: number;
}

export function AccountPage(props: AccountPageProps) {
  const { account, language, token, onEmailChanged, toasting, now } = props;
  const texts = accountTexts();
  return (
    <Page title={texts.title} toasting={toasting}>
      <Loaded resource={account.own}>
        {(own) => (
          <>
            <p>
              {own.name}, <span class="quiet">{own.email}</span>
            </p>
            {token !== undefined && (
              <Section title={texts.confirmEmail}>
                <ConfirmEmail
                  onConfirm={async () => {
                    await account.confirmEmail(token);
                    onEmailChanged();
                  }}
                />
              </Section>
            )}
            <Section title={texts.language} lead={texts.languageLead}>
              <LanguageForm language={language} />
            </Section>
            <Section title={texts.email} lead={texts.emailLeads[own.emailChange]}>
              <EmailForm account={account} own={own} onChanged={onEmailChanged} />
            </Section>
            <Section title={texts.photo} lead={texts.photoLead}>
              <PhotoForm account={account} own={own} toasting={toasting} />
            </Section>
            <Section title={texts.password} lead={texts.passwordLead}>
              <PasswordForm account={account} own={own} toasting={toasting} />
            </Section>
            <SecondFactorSection secondFactor={account.secondFactor} own={own} toasting={toasting} />
            {own.openId && (
              <LinkedAccount account={account} link={own.openId} toasting={toasting} now={now} />
            )}
            <Section
              title={texts.sessions}
              lead={own.isMailConfigured ? texts.sessionsLeadWithMail : texts.sessionsLead}
            >
              <SessionList account={account} toasting={toasting} now={now} />
            </Section>
          </>
        )}
      </Loaded>
    </Page>
  );
}
