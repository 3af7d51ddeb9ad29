import type { ListedWidget } from '../../widgets/widgets';
import type { CaseTables } from '../tables';

/** Returns where the team of a widget gets mail: its address, or its owner's as long as they are a user of the organisation. */
export async function teamAddressOf(
  { agents }: { agents: Pick<CaseTables['agents'], 'get'> },
  { destinationEmail, ownerEmail, orgId }: ListedWidget,
): Promise<string | undefined> {
  if (destinationEmail !== undefined) return destinationEmail;
  return (await agents.get(ownerEmail))?.orgId === orgId ? ownerEmail : undefined;
}
