import { Loaded } from '../../kit/page/Loaded';
import { Page } from '../../kit/page/Page';
import { Section } from '../../kit/page/Section';
import type { Toasting } from '../../kit/page/toasting';
import type { Account } from './account';
import { LinkedAccount } from './LinkedAccount';
import { PasswordForm } from './PasswordForm';
import { SecondFactorSection } from './SecondFactorSection';
import { SessionList } from './SessionList';

export interface AccountPageProps {
  account: Account;
  toasting: Toasting;
  now: number;
}

export function AccountPage({ account, toasting, now }: AccountPageProps) {
  return (
    <Page title="Account" toasting={toasting}>
      <Loaded resource={account.own}>
        {(own) => (
          <>
            <p>
              {own.name}, <span class="quiet">{own.email}</span>
            </p>
            <Section title="Password" lead="Changing it signs you out everywhere else.">
              <PasswordForm account={account} own={own} toasting={toasting} />
            </Section>
            <SecondFactorSection secondFactor={account.secondFactor} own={own} toasting={toasting} />
            {own.openId && (
              <LinkedAccount account={account} link={own.openId} toasting={toasting} now={now} />
            )}
            <Section
              title="Sessions"
              lead={
                own.isMailConfigured
                  ? 'Where you are signed in. You get an e-mail when a new browser signs in.'
                  : 'Where you are signed in.'
              }
            >
              <SessionList account={account} toasting={toasting} now={now} />
            </Section>
          </>
        )}
      </Loaded>
    </Page>
  );
}
