import type { Organisation } from '../domain/access/organisations';
import type { Store } from '../storage/store';
import { UsageFault } from './usage';

/** Finds the organisation that a command names. Throws a `UsageFault`. */
export async function findOrganisation(
  { organisations }: Pick<Store, 'organisations'>,
  id: string | undefined,
): Promise<Organisation> {
  const found = /^\d{1,15}$/.test(id ?? '') ? await organisations.get(Number(id)) : undefined;
  if (!found) throw new UsageFault(`There is no organisation ${id ?? ''}. See: npm run admin -- list`);
  return found;
}
