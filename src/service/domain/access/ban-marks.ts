import type { BanBy } from '../../../operations/console/bans';
import type { Identity } from '../../../operations/console/cases';
import { addressBlock, networkOf } from './address-block';

/** What a visitor may be known by. */
export interface BannableVisitor {
  email?: string;
  /** Whether the page's server vouches for the address. */
  identity?: Identity;
  /** Of the widget in one browser. */
  token?: string;
  ipAddress?: string;
  userAgent?: string;
}

/** Everything of a visitor that a ban may name. */
export function marksOf(visitor: BannableVisitor): string[] {
  const { email, ipAddress } = visitor;
  return [
    ...marksToBan(visitor, ['visitor', 'browser', 'address', 'network']),
    // Everyone who uses a banned address is meant, with the proof that it is theirs or without.
    ...(email ? [emailMark(email)] : []),
    ...(email && ipAddress ? [emailMark(email, ipAddress)] : []),
  ];
}

/** What names a visitor by each of the ways. */
export function marksToBan(visitor: BannableVisitor, by: BanBy[]): string[] {
  return by.map((one) => markBy[one](visitor)).filter((mark) => mark !== undefined);
}

const markBy: Record<BanBy, (visitor: BannableVisitor) => string | undefined> = {
  visitor: ({ token }) => token && `visitor ${token}`,
  /** One of the many behind an office's address. */
  browser: ({ ipAddress, userAgent }) =>
    ipAddress && userAgent && `browser ${addressBlock(ipAddress)} ${userAgent}`,
  address: ({ ipAddress }) => ipAddress && `address ${addressBlock(ipAddress)}`,
  network: ({ ipAddress }) => ipAddress && `network ${networkOf(ipAddress)}`,
  // An address that nobody vouched for may be another's: it counts where it was used.
  email: ({ email, identity, ipAddress }) =>
    email && emailMark(email, identity === 'verified' ? undefined : ipAddress),
};

function emailMark(email: string, ipAddress?: string): string {
  const mark = `email ${email.toLowerCase()}`;
  return ipAddress ? `${mark} at ${networkOf(ipAddress)}` : mark;
}
