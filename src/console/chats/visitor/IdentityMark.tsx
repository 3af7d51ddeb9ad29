import type { Identity } from '../../../operations/console/cases';
import { Icon } from '../../../ui/Icon';

export interface IdentityMarkProps {
  identity: Identity;
}

/** Whether the e-mail beside it is the visitor's own, as far as the page's server vouches for it. */
export function IdentityMark({ identity }: IdentityMarkProps) {
  return identity === 'verified' ? (
    <span class="identity" title="The site has verified this e-mail address.">
      <Icon name="check" />
      Verified
    </span>
  ) : (
    <span
      class="identity identity-failed"
      title="The site’s proof doesn’t match this e-mail address. The visitor may be someone else."
    >
      <Icon name="alert" />
      Verification failed
    </span>
  );
}
