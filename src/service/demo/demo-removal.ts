import type { Store } from '../storage/store';
import { demo } from './demo-organisation';

/** Whether anybody can sign in, or call, with what the docs tell of the demo. */
export async function hasDemo({ keys, agents }: Pick<Store, 'keys' | 'agents'>): Promise<boolean> {
  for (const [kind, key] of Object.entries(demo.keys)) {
    if ((await keys.organisationOf(kind as keyof typeof demo.keys, key)) !== undefined) return true;
  }
  for (const { email } of demo.agents) if (await agents.get(email)) return true;
  return false;
}

/** Removes the demo organisation with its agents, keys, widgets and chats; `false`: it is not there. */
export async function removeDemo(store: Store): Promise<boolean> {
  if (!(await hasDemo(store))) return false;
  await store.transaction(({ organisations }) => organisations.remove(demo.orgId));
  return true;
}

export class DemoInProduction extends Error {
  constructor(place: string) {
    super(
      `${place} holds the demo organisation, whose passwords and keys everybody can read in the docs. ` +
        'Remove it with its chats: npm run admin -- remove-demo. Or choose another place: set DATA_DIR or DATABASE_URL.',
    );
  }
}
