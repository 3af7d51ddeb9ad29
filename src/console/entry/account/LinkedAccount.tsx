import { useState } from 'preact/hooks';
import type { OwnAccount } from '../../../operations/console/account';
import { ConfirmDialog } from '../../kit/forms/ConfirmDialog';
import { Moment } from '../../kit/page/Moment';
import { Section } from '../../kit/page/Section';
import type { Toasting } from '../../kit/page/toasting';
import type { Account } from './account';

export interface LinkedAccountProps {
  account: Account;
  link: NonNullable<OwnAccount['openId']>;
  toasting: Toasting;
  now: number;
}

/** The account of the OpenID provider that opens this one. */
export function LinkedAccount({ account, link, toasting, now }: LinkedAccountProps) {
  const [isUnlinking, setUnlinking] = useState(false);
  const { name, linkedAt } = link;
  return (
    <Section title={`Signing in with ${name}`}>
      {linkedAt === undefined ? (
        <p>
          No account is linked. It is linked when you first sign in with {name} using the same e-mail address.
        </p>
      ) : (
        <>
          <p>
            Linked since <Moment at={linkedAt} now={now} />.
          </p>
          <div>
            <button type="button" class="button" onClick={() => setUnlinking(true)}>
              Unlink
            </button>
          </div>
        </>
      )}
      {isUnlinking && (
        <ConfirmDialog
          title={`Unlink your account of ${name}?`}
          takes={[
            'You can no longer sign in with it.',
            `An account of ${name} with your e-mail address is linked again at its next sign-in.`,
          ]}
          action="Unlink"
          onConfirm={async () => {
            await account.unlink();
            toasting.say('Account unlinked.');
          }}
          onClose={() => setUnlinking(false)}
        />
      )}
    </Section>
  );
}
