import { demo } from '../demo/demo-organisation';
import { presentIdOf } from '../domain/cases/present/visitor-reports';
import { secrets } from '../adapters/secrets';
import { exampleAgentFields } from '../testing/test-provisioning';
import type { TestService } from '../testing/test-service';

/** The widgets, teams, endpoints and keys of the world. */
export function createWorldOrganisation({ context, clock }: TestService) {
  const { store, endpointAdministration, deliveryLog, widgetDrafts } = context;

  const organisation = {
    async endpoint(): Promise<string> {
      const found = await endpointAdministration.list(demo.orgId);
      const known = found.find(({ purpose }) => purpose === 'caseEvents');
      if (known) return known.id;
      const url = 'https://hooks.shop.example/cases';
      const { id } = await endpointAdministration.add(demo.orgId, {
        purpose: 'caseEvents',
        widgetId: demo.widgetId,
        url,
      });
      return id;
    },

    /** Nobody is at its address. */
    async bot(): Promise<string> {
      const id = secrets.uuid();
      const widgetId = await organisation.widget();
      await store.endpoints.add({
        id,
        orgId: demo.orgId,
        purpose: 'bot',
        widgetId,
        agentEmail: `bot-${id}@bots.example`,
        // No name below that domain is anybody's: RFC 6761, section 6.4.
        url: 'https://bot.invalid/',
        secrets: [{ secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}` }],
        isEnabled: false,
        createdAt: clock.now(),
      });
      return id;
    },

    delivery: async () => (await deliveryLog.test(demo.orgId, await organisation.endpoint())) ?? '',

    key: () => store.keys.add(demo.orgId, 'token', secrets.token(), { name: 'Spare' }),

    async team(): Promise<string> {
      const id = secrets.uuid();
      await store.teams.add({ id, orgId: demo.orgId, name: `Team ${id}`, revision: 1 });
      return id;
    },

    /** Of an agent, or shared. */
    async cannedReply(ownerEmail?: string): Promise<string> {
      const id = secrets.uuid();
      const owner = ownerEmail === undefined ? {} : { ownerEmail };
      await store.cannedReplies.put({
        id,
        orgId: demo.orgId,
        ...owner,
        word: id,
        text: 'Hello',
        revision: 1,
      });
      return id;
    },

    async widget(): Promise<string> {
      const { agentId: email, agentAlias: alias } = exampleAgentFields();
      const template = await store.widgets.get(demo.widgetId);
      if (!template) throw new Error('The demo widget is not there.');
      const id = secrets.uuid();
      await store.widgets.add({ ...template, id }, [
        { widgetId: id, email, alias, avatarUrl: 'https://shop.example/a.png', kind: 'human', tags: [] },
      ]);
      return id;
    },

    /** With a draft that is not published. */
    async draftedWidget(): Promise<string> {
      const id = await organisation.widget();
      await widgetDrafts.write(demo.orgId, id, { settings: { texts: { title: 'Draft' } } });
      return id;
    },

    /** Somebody on a page. */
    async visitor(): Promise<string> {
      const token = secrets.uuid();
      const widgetId = demo.appWidgetId;
      const counted = { visits: 1, pages: 1, secondsOnSite: 0, secondsOnPage: 0 };
      const requester = { ipAddress: '192.0.2.9' };
      await context.takeVisitorReport(
        { orgId: demo.orgId },
        { widgetId, token, view: 'page', isLeaving: false, ...counted, requester },
        () => undefined,
      );
      return presentIdOf(secrets, widgetId, token);
    },

    /** Brings back the keys that a request may have revoked. */
    async keys(): Promise<void> {
      for (const kind of ['visitor', 'provisioning', 'token'] as const) {
        const key = demo.keys[kind];
        if ((await store.keys.organisationOf(kind, key)) === undefined) {
          await store.keys.add(demo.orgId, kind, key);
        }
      }
    },
  };
  return organisation;
}
