import type { Identity } from '../../../operations/console/cases';
import { Icon } from '../../../ui/Icon';
import { visitorTexts } from './texts';

export interface IdentityMarkProps {
  identity: Identity;
}

/** Whether the e-mail beside it is the visitor's own, as far as the page's server vouches for it. */
export function IdentityMark({ identity }: IdentityMarkProps) {
  const texts = visitorTexts();
  return identity === 'verified' ? (
    <span class="identity" title={texts.verifiedHint}>
      <Icon name="check" />
      {texts.verified}
    </span>
  ) : (
    <span class="identity identity-failed" title={texts.notVerifiedHint}>
      <Icon name="alert" />
      {texts.notVerified}
    </span>
  );
}
