import { Secret, TOTP } from 'otpauth';
import { demo } from '../demo/demo-organisation';
import { secrets } from '../adapters/secrets';
import { createDemandedAccounts } from '../testing/test-demanded-accounts';
import { exampleAgentFields, exampleUser } from '../testing/test-provisioning';
import type { TestService } from '../testing/test-service';

export type World = ReturnType<typeof createWorld>;

const caller = { orgId: demo.orgId };
const [administrator, agent] = demo.agents;
const picture = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(40)]);

/** What requests refer to. Each call answers something that is there now, whatever the requests before have ended. */
export function createWorld(service: TestService) {
  const { store, account, startChat, takeMessage, screenshots, endpointAdministration, deliveryLog } =
    service.context;
  const tokens = new Map<string, string>();
  const cases = new Map<string, string>();
  const pictures: string[] = [];
  let owner = '';
  let wayBack = '';
  const demanded = createDemandedAccounts(service);
  let demandedAgent = { email: '', password: '' };

  async function start(message: string): Promise<string> {
    // A request may have banned whoever starts chats here.
    for (const { id } of await store.bans.list(demo.orgId, service.clock.now()))
      await store.bans.remove(demo.orgId, id);
    const visitor = { email: 'v@x.example', ipAddress: '192.0.2.9' };
    const { caseId } = await startChat(caller, {
      widgetId: demo.appWidgetId,
      isOffline: false,
      message,
      visitor,
    });
    return caseId;
  }

  async function session(email: string): Promise<string> {
    const known = tokens.get(email);
    if (known && (await account.signedIn(known))) return known;
    const { token } = await account.signIn(email, demo.password);
    tokens.set(email, token);
    return token;
  }

  async function beginSecondFactor() {
    await world.newOwner();
    const owned = await store.agents.get(owner);
    if (!owned) throw new Error('The owner is not there.');
    const { secret } = await service.context.ownAccounts.beginSecondFactor(owned, demo.password);
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    return { owned, codeAfter: (ms: number) => totp.generate({ timestamp: service.clock.now() + ms }) };
  }

  const world = {
    picture,
    administrator: () => session(administrator.email),
    agent: () => session(agent.email),

    /** An agent whom no other request is of, so that what becomes of the account harms none. */
    async newOwner(): Promise<void> {
      owner = await world.user();
      const passwordHash = (await store.agents.get(agent.email))?.passwordHash ?? '';
      await store.agents.update(owner, { passwordHash });
    },

    owner: () => session(owner),

    async otherSession(): Promise<string> {
      const { token } = await account.signIn(agent.email, demo.password);
      return secrets.digest(token);
    },

    /** Answers a code of the owner's app. */
    beginSecondFactor: async (): Promise<string> => (await beginSecondFactor()).codeAfter(0),

    /** Answers a code that an owner still has to give, who has come back from the OpenID provider. */
    async comeBack(): Promise<string> {
      const { owned, codeAfter } = await beginSecondFactor();
      await service.context.ownAccounts.confirmSecondFactor(owned, codeAfter(0));
      wayBack = service.context.openId.awaitCode(owned);
      return codeAfter(30_000);
    },

    wayBack: async () => wayBack,

    async demandedAgent(): Promise<string> {
      demandedAgent = await demanded.add();
      return demandedAgent.email;
    },

    demandedCode: () => demanded.begin(demandedAgent),

    async resetToken(): Promise<string> {
      const token = secrets.token();
      const agentEmail = await world.user();
      const expiresAt = service.clock.now() + 60_000;
      await store.passwordResets.add({ id: secrets.digest(token), agentEmail, expiresAt });
      return token;
    },

    async openCase(): Promise<string> {
      const known = cases.get('open');
      const found = known === undefined ? undefined : await store.cases.get(known);
      if (found && found.state !== 'closed') return found.id;
      const id = await start('Is the lamp bright?');
      cases.set('open', id);
      return id;
    },

    newCase: () => start('Is the lamp new?'),

    async closedCase(): Promise<string> {
      const known = cases.get('closed');
      // A request may have erased it.
      const isThere = known !== undefined && (await store.cases.get(known)) !== undefined;
      const id = isThere ? known : await start('Is the lamp old?');
      cases.set('closed', id);
      await takeMessage(caller, { caseId: id, messageType: 2, messageBody: '' });
      return id;
    },

    /** A chat takes twenty. */
    async screenshot(): Promise<string> {
      const known = pictures.at(-1);
      if (known !== undefined && (await store.screenshots.get(known))) return known;
      const id = await screenshots.take(caller, await world.openCase(), picture, 'https://chat.example');
      pictures.push(id);
      return id;
    },

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
      const widgetId = await world.widget();
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
        createdAt: service.clock.now(),
      });
      return id;
    },

    delivery: async () => (await deliveryLog.test(demo.orgId, await world.endpoint())) ?? '',

    async ban(): Promise<string> {
      const [known] = await store.bans.list(demo.orgId, service.clock.now());
      if (known) return known.id;
      const id = secrets.uuid();
      const who = 'email nobody@x.example';
      const createdAt = service.clock.now();
      await store.bans.add({ id, orgId: demo.orgId, who, caseId: await world.openCase(), createdAt });
      return id;
    },

    key: () => store.keys.add(demo.orgId, 'token', secrets.token(), { name: 'Spare' }),

    async user(): Promise<string> {
      const { email, name, accountType } = exampleUser();
      await store.agents.add({
        email,
        name,
        accountType,
        orgId: demo.orgId,
        passwordHash: 'none',
        isAdministrator: false,
        status: 'pause',
        statusSource: 'endpoint',
        statusAt: service.clock.now(),
        madeByKey: (await store.keys.find('provisioning', demo.keys.provisioning))?.id ?? '',
      });
      return email;
    },

    async team(): Promise<string> {
      const id = secrets.uuid();
      await store.teams.add({ id, orgId: demo.orgId, name: `Team ${id}`, revision: 1 });
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
      const id = await world.widget();
      await service.context.widgetDrafts.write(demo.orgId, id, { settings: { texts: { title: 'Draft' } } });
      return id;
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
  return world;
}
