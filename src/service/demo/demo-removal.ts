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

/** Whether the place is somebody's own: the demo's chats would be among theirs. */
export async function isOwnPlace(store: Pick<Store, 'keys' | 'agents' | 'organisations'>): Promise<boolean> {
  // In this order: another instance may add the demo meanwhile, all of it at once.
  return (await store.organisations.list()).length > 0 && !(await hasDemo(store));
}

export class DemoAmongOthers extends Error {
  constructor(place: string) {
    super(
      `${place} holds organisations of your own, to which npm start, which is for trying it out, would add the demo with made-up ` +
        'chats. Start the service with npm run serve. Or choose another place for the demo: set DATA_DIR, without DATABASE_URL.',
    );
  }
}
