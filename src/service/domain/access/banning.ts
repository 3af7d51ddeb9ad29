import type { Bans } from './bans';
import type { Secrets } from '../ports';

/** What a visitor may be known by. */
interface Visitor {
  email?: string;
  ipAddress?: string;
  userAgent?: string;
}

const temporaryBan = 30 * 24 * 3_600_000;

/** Bans the visitor of a chat for thirty days, or everybody at its address for good. */
export async function banVisitor(
  { bans }: { bans: Pick<Bans, 'add'> },
  chat: { id: string; orgId: number; visitor: Visitor },
  how: 'BAN' | 'BAN_IP',
  { at, secrets }: { at: number; secrets: Pick<Secrets, 'uuid'> },
): Promise<void> {
  const { email, browser, address } = visitorMarks(chat.visitor);
  const marks = how === 'BAN_IP' ? [address] : [email, browser];
  for (const who of marks) {
    if (!who) continue;
    const ban = { id: secrets.uuid(), orgId: chat.orgId, who, caseId: chat.id, createdAt: at };
    await bans.add(how === 'BAN_IP' ? ban : { ...ban, until: at + temporaryBan });
  }
}

export function isBanned(
  bans: Pick<Bans, 'holds'>,
  orgId: number,
  visitor: Visitor,
  now: number,
): Promise<boolean> {
  const marks = Object.values(visitorMarks(visitor)).filter((mark) => mark !== undefined);
  return bans.holds(orgId, marks, now);
}

interface VisitorMarks {
  email?: string;
  /** Address and browser together: one of the many visitors behind an office's address. */
  browser?: string;
  address?: string;
}

function visitorMarks({ email, ipAddress, userAgent }: Visitor): VisitorMarks {
  const network = ipAddress && networkOf(ipAddress);
  return {
    ...(email ? { email: `email ${email.toLowerCase()}` } : {}),
    ...(network && userAgent ? { browser: `browser ${network} ${userAgent}` } : {}),
    ...(network ? { address: `address ${network}` } : {}),
  };
}

/** An IPv6 address as its first 64 bits: a device changes the others at will. */
function networkOf(ipAddress: string): string {
  const address = ipAddress.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}
