import { Failure } from '../domain/failure';
import { parseEmail } from '../domain/agents/email-address';
import type { Clock, Secrets } from '../domain/ports';
import { newWidget } from '../domain/organisation/new-widget';
import type { Publishing } from '../domain/widgets/publishing';
import type { Store } from '../storage/store';
import { lineOf } from './line-of';

export interface WidgetCommandPorts {
  store: Store;
  clock: Clock;
  secrets: Pick<Secrets, 'uuid'>;
}

/** The agent with that address answers its chats at first. */
export async function createWidget(
  { store, secrets, publishing }: WidgetCommandPorts & { publishing: Publishing },
  orgId: number,
  [address, ...words]: string[],
): Promise<string> {
  const email = parseEmail(address, 'e-mail');
  const name = words.join(' ').trim();
  const agent = await store.agents.get(email);
  if (agent?.orgId !== orgId) throw new Failure('notFound', `There is no ${email} in organisation ${orgId}.`);
  if (!name) throw new Failure('invalidParameter', 'Give the widget a name.');
  const { widget, agents } = newWidget(secrets.uuid(), agent, name);
  await store.transaction((tables) => publishing.addWidget(tables, widget, agents));
  return `Widget ${widget.id}: ${name}\n`;
}

export async function listWidgets({ store }: WidgetCommandPorts, orgId: number): Promise<string> {
  const widgets = await store.widgets.ofOrganisation(orgId);
  return widgets.map(({ id, name }) => lineOf(id, name)).join('') || 'There is no widget yet.\n';
}

export async function listAgents({ store, clock }: WidgetCommandPorts, orgId: number): Promise<string> {
  const agents = await store.agents.ofOrganisation(orgId, clock.now());
  const lines = agents.map(({ email, name, isAdministrator }) =>
    lineOf(email, isAdministrator ? 'administrator' : 'agent', name),
  );
  return lines.join('') || 'There is nobody yet.\n';
}
