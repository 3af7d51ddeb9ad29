import type { Organisations } from '../../access/organisations';
import { shortenAddress } from '../../access/shorten-address';
import type { CaseVisitor } from '../cases';

/** A ban of an organisation that keeps networks alone is of a network too. */
export async function asKeptBy(
  organisations: Pick<Organisations, 'privacyOf'>,
  orgId: number,
  visitor: CaseVisitor,
): Promise<CaseVisitor> {
  const { ipAddress } = visitor;
  const { shortensAddresses } = await organisations.privacyOf(orgId);
  return ipAddress && shortensAddresses ? { ...visitor, ipAddress: shortenAddress(ipAddress) } : visitor;
}
