import { useState } from 'preact/hooks';
import type { OwnAccount } from '../../../operations/console/account';
import { ConfirmDialog } from '../../kit/forms/ConfirmDialog';
import { Moment } from '../../kit/page/Moment';
import { Section } from '../../kit/page/Section';
import { Filled } from '../../kit/texts/Filled';
import type { Toasting } from '../../kit/toasts/toasting';
import type { Account } from './account';
import { accountTexts } from './texts';

export interface LinkedAccountProps {
  account: Account;
  link: NonNullable<OwnAccount['openId']>;
  toasting: Toasting;
  now: number;
}

/** The account of the OpenID provider that opens this one. */
export function LinkedAccount({ account, link, toasting, now }: LinkedAccountProps) {
  const texts = accountTexts();
  const [isUnlinking, setUnlinking] = useState(false);
  const { name, linkedAt } = link;
  return (
    <Section title={texts.signingInWith(name)}>
      {linkedAt === undefined ? (
        <p>{texts.notLinked(name)}</p>
      ) : (
        <>
          <p>
            <Filled text={texts.linkedSince} parts={{ moment: <Moment at={linkedAt} now={now} /> }} />
          </p>
          <div>
            <button type="button" class="button" onClick={() => setUnlinking(true)}>
              {texts.unlink}
            </button>
          </div>
        </>
      )}
      {isUnlinking && (
        <ConfirmDialog
          title={texts.reallyUnlink(name)}
          takes={[texts.cannotSignInWithIt, texts.linkedAgain(name)]}
          action={texts.unlink}
          onConfirm={async () => {
            await account.unlink();
            toasting.say(texts.unlinked);
          }}
          onClose={() => setUnlinking(false)}
        />
      )}
    </Section>
  );
}
