import type { Identity } from '../../../operations/console/cases';
import { Icon } from '../../../ui/Icon';

export interface IdentityMarkProps {
  identity: Identity;
}

/** Whether the e-mail beside it is the visitor's own, as far as the page's server vouches for it. */
export function IdentityMark({ identity }: IdentityMarkProps) {
  return identity === 'verified' ? (
    <span class="identity" title="The site vouches for this address.">
      <Icon name="check" />
      Verified
    </span>
  ) : (
    <span
      class="identity identity-failed"
      title="The site’s proof does not fit this address. The visitor may be somebody else."
    >
      <Icon name="alert" />
      Proof is wrong
    </span>
  );
}
