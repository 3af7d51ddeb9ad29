import { defaultSettings } from '../../contract/settings/parse-settings';
import { demo } from '../demo/demo-organisation';
import type { TestService } from '../testing/test-service';

/** Another organisation, with everything that the demo's has. Its texts are in no other. */
export const stranger = {
  orgId: 200_002,
  name: 'Strange Harbour',
  agent: 'agent@stranger.example',
  administrator: 'administrator@stranger.example',
  visitor: 'visitor@stranger.example',
  message: 'Where is the strange boat?',
  keys: {
    visitor: 'stranger-visitor-key',
    provisioning: 'stranger-provisioning-key',
    token: 'stranger-api-token',
  },
};

/** What of it may be in no answer to anyone else. */
export const strangersMarks = [
  stranger.name,
  'stranger.example',
  stranger.message,
  ...Object.values(stranger.keys),
];

export async function addStranger(service: TestService): Promise<void> {
  const { store, startChat, endpointAdministration, takeMessage } = service.context;
  const { orgId } = stranger;
  await store.organisations.add({ id: orgId, name: stranger.name });
  for (const kind of ['visitor', 'provisioning', 'token'] as const)
    await store.keys.add(orgId, kind, stranger.keys[kind]);
  const template = await store.agents.get(demo.agents[0].email);
  if (!template) throw new Error('The demo organisation is not there.');
  for (const email of [stranger.agent, stranger.administrator])
    await store.agents.add({
      ...template,
      email,
      orgId,
      name: stranger.name,
      isAdministrator: email === stranger.administrator,
    });
  const demoWidget = await store.widgets.get(demo.widgetId);
  if (!demoWidget) throw new Error('The demo organisation is not there.');
  const widget = {
    ...demoWidget,
    id: '99999999-9999-4999-8999-999999999999',
    orgId,
    name: stranger.name,
    ownerEmail: stranger.administrator,
    destinationEmail: stranger.administrator,
    settings: defaultSettings(),
  };
  await store.widgets.add(
    widget,
    [stranger.agent, stranger.administrator].map((email) => ({
      widgetId: widget.id,
      email,
      alias: stranger.name,
      kind: 'human',
      tags: [],
    })),
  );
  const chat = {
    widgetId: widget.id,
    isOffline: false,
    message: stranger.message,
    visitor: { email: stranger.visitor },
  };
  const { caseId } = await startChat({ orgId }, chat);
  await startChat({ orgId }, chat);
  await takeMessage({ orgId }, { caseId, messageType: 2, messageBody: '' });
  const at = service.clock.now();
  await store.bans.add({ id: 'strange-ban', orgId, who: `email ${stranger.visitor}`, caseId, createdAt: at });
  await endpointAdministration.add(orgId, {
    purpose: 'agentStatus',
    url: 'https://hooks.stranger.example/status',
  });
}
