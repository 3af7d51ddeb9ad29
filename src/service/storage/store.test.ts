import { expect } from 'vitest';
import { defaultSettings } from '../../contract/settings/parse-settings';
import type { Store } from './store';
import { onEachEngine } from './test-engines';
import { exampleAgent, exampleEndpoint, exampleWidget, exampleWidgetAgent } from './test-records';

onEachEngine('the store', ({ check, prepare }) => {
  let store: Store;

  prepare(async (opened) => {
    store = opened.store;
    await store.organisations.add({ id: 1, name: 'Shop' });
  });

  check('is ready, and starts empty', async () => {
    await store.checkWrites();
    expect(await store.organisations.get(2)).toBeUndefined();
    expect(await store.organisations.get(1)).toEqual({ id: 1, name: 'Shop' });
  });

  check('finds the organisation of a key by its kind', async () => {
    await store.keys.add(1, 'visitor', 'first');
    await store.keys.add(1, 'visitor', 'second');
    await store.keys.add(1, 'provisioning', 'secret');
    await store.keys.add(1, 'token', 'token');
    expect(await store.keys.organisationOf('visitor', 'second')).toBe(1);
    expect(await store.keys.organisationOf('provisioning', 'secret')).toBe(1);
    expect(await store.keys.organisationOf('token', 'token')).toBe(1);
    expect(await store.keys.organisationOf('token', 'secret')).toBeUndefined();
    expect(await store.keys.organisationOf('visitor', 'x\0')).toBeUndefined();
    expect(await store.keys.visitorKey(1)).toBe('first');
    expect(await store.keys.visitorKey(2)).toBeUndefined();
  });

  check('gives widgets back as they were', async () => {
    const bare = exampleWidget({ name: 'A bare one' });
    const full = exampleWidget({
      name: 'B full one',
      destinationEmail: 'mail@shop.example',
      allowedOrigins: ['https://shop.example'],
      schedule: {
        timeZone: 'Europe/Berlin',
        schedules: [{ dayOfWeek: 'MONDAY', enabled: true, scheduleList: ['9:00 AM', '5:00 PM'] }],
      },
      settings: { ...defaultSettings(), texts: { ...defaultSettings().texts, title: 'Ask "us" \\ 🙂' } },
    });
    const agents = [
      exampleWidgetAgent({
        widgetId: full.id,
        email: 'z@shop.example',
        avatarUrl: 'https://x.example/z.png',
      }),
      exampleWidgetAgent({ widgetId: full.id, email: 'a@shop.example', tags: ['sales', "it's"] }),
    ];
    await store.agents.add(exampleAgent({ email: 'a@shop.example' }));
    await store.widgets.add(full, agents);
    await store.widgets.add(bare, []);
    expect(await store.widgets.get(bare.id)).toStrictEqual(bare);
    const listed = [bare, full].map(({ settings: _settings, ...widget }) => widget);
    expect(await store.widgets.ofOrganisation(1)).toStrictEqual(listed);
    expect(await store.widgets.agents(full.id)).toStrictEqual(agents);
    const { id, name } = full;
    expect(await store.widgets.namesOfAgent('a@shop.example')).toStrictEqual([
      { id, name, alias: agents[1]?.alias },
    ]);
    expect(await store.widgets.answeredBy('a@shop.example', full.id)).toStrictEqual({
      widget: full,
      agent: agents[1],
    });
    expect(await store.widgets.answeredBy('a@shop.example', 'another')).toBeUndefined();
    expect(await store.widgets.idsOfAgent('a@shop.example')).toEqual([full.id]);
    expect(await store.widgets.namesOfAgent('z@shop.example')).toEqual([]);
    expect(await store.widgets.answeredBy('z@shop.example', full.id)).toBeUndefined();
    expect(await store.widgets.idsOfAgent('z@shop.example')).toEqual([]);
    expect(await store.widgets.namesOfAgent('nobody@shop.example')).toEqual([]);
    expect(await store.widgets.get('nowhere')).toBeUndefined();
  });

  check(
    'counts invitations by rule and day, however many come at once, and none of a widget that is gone',
    async () => {
      const widget = exampleWidget();
      await store.widgets.add(widget, []);
      const today = { widgetId: widget.id, ruleId: 'lamps', day: 1_000 };
      await Promise.all(Array.from({ length: 25 }, () => store.invitationCounts.add(today, 'shown')));
      await store.invitationCounts.add({ ...today, day: 500 }, 'closed');
      await store.invitationCounts.add({ ...today, widgetId: 'none' }, 'shown');
      const lamps = { ruleId: 'lamps', shown: 25, answered: 0 };
      expect(await store.invitationCounts.since(widget.id, 500)).toEqual([{ ...lamps, closed: 1 }]);
      expect(await store.invitationCounts.since(widget.id, 501)).toEqual([{ ...lamps, closed: 0 }]);
      expect(await store.invitationCounts.since('none', 0)).toEqual([]);
      await store.invitationCounts.removeBefore(1_001);
      expect(await store.invitationCounts.since(widget.id, 0)).toEqual([]);
    },
  );

  check('changes widgets and their agents, and takes what is left out away', async () => {
    const widget = exampleWidget({ destinationEmail: 'mail@shop.example' });
    const one = exampleWidgetAgent({ widgetId: widget.id, email: 'one@shop.example' });
    const two = exampleWidgetAgent({ widgetId: widget.id, email: 'two@shop.example', kind: 'bot' });
    await store.widgets.add(widget, [one]);
    const { destinationEmail: _, ...bare } = { ...widget, name: 'Renamed', revision: 2 };
    await store.transaction(async ({ widgets }) => {
      expect(await widgets.lock(widget.id)).toStrictEqual(widget);
      await widgets.update(bare);
      await widgets.setAgents(widget.id, [two, one]);
    });
    expect(await store.widgets.get(widget.id)).toStrictEqual(bare);
    expect(await store.widgets.agents(widget.id)).toStrictEqual([two, one]);
    for (const { email } of [one, two]) {
      await store.agents.add(exampleAgent({ email }));
      await store.agents.remove(email);
    }
    expect(await store.widgets.agents(widget.id)).toStrictEqual([two]);
    await store.widgets.remove(widget.id);
    expect(await store.widgets.get(widget.id)).toBeUndefined();
    expect(await store.widgets.agents(widget.id)).toEqual([]);
  });

  check('lets nobody answer a widget of another organisation', async () => {
    await store.organisations.add({ id: 3, name: 'Other' });
    const stranger = exampleAgent({ orgId: 3, status: 'online' });
    const widget = exampleWidget();
    await store.agents.add(stranger);
    await store.widgets.add(widget, [exampleWidgetAgent({ widgetId: widget.id, email: stranger.email })]);
    expect(await store.widgets.isStaffed(widget.id)).toBe(false);
    expect(await store.widgets.staff(widget.id)).toEqual([]);
    expect(await store.widgets.namesOfAgent(stranger.email)).toEqual([]);
    expect(await store.widgets.idsOfAgent(stranger.email)).toEqual([]);
  });

  check('lists keys, shows visitor keys alone, and revokes', async () => {
    await store.organisations.add({ id: 4, name: 'Keys' });
    const id = await store.keys.add(4, 'visitor', 'shown', { name: 'Site', createdAt: 5 });
    const secret = await store.keys.add(4, 'token', 'hidden');
    expect(await store.keys.list(4)).toEqual([
      { id, kind: 'visitor', name: 'Site', createdAt: 5, key: 'shown' },
      { id: secret, kind: 'token', name: '', createdAt: 0 },
    ]);
    expect(await store.keys.remove(1, secret)).toBe(false);
    expect(await store.keys.remove(4, 'x')).toBe(false);
    expect(await store.keys.remove(4, secret)).toBe(true);
    expect(await store.keys.organisationOf('token', 'hidden')).toBeUndefined();
  });

  check(
    'keeps the first answer to an idempotency key, for whoever comes at the same moment too',
    async () => {
      function work(name: string) {
        return store.transaction(async ({ idempotencyKeys }) => {
          const first = await idempotencyKeys.take(1, 'key\0', name, 100);
          if (first) return first;
          await idempotencyKeys.keep(1, 'key\0', { status: 201, body: { name } });
          return undefined;
        });
      }
      const answers = await Promise.all(['a', 'b', 'c'].map(work));
      expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
      const again = await work('d');
      expect(again).toEqual({
        request: expect.any(String) as string,
        answer: { status: 201, body: { name: again?.request } },
      });
      const failing = store.transaction(async ({ idempotencyKeys }) => {
        await idempotencyKeys.take(1, 'failed', '', 100);
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect(await store.idempotencyKeys.take(1, 'failed', '', 300)).toBeUndefined();
      await store.idempotencyKeys.removeBefore(200);
      expect(await store.idempotencyKeys.take(1, 'key\0', '', 300)).toBeUndefined();
      expect(await store.idempotencyKeys.take(1, 'failed', '', 300)).toBeDefined();
    },
  );

  check('makes a secret of the service once', async () => {
    const secrets = await Promise.all(['a', 'b', 'c'].map((fresh) => store.serviceSecrets.kept('x', fresh)));
    expect(new Set(secrets).size).toBe(1);
    expect(await store.serviceSecrets.kept('x', 'd')).toBe(secrets[0]);
  });

  check.each([
    { who: 'nobody', agents: [], isStaffed: false },
    { who: 'a paused agent', agents: [{ kind: 'human', status: 'pause' }], isStaffed: false },
    { who: 'an online agent', agents: [{ kind: 'human', status: 'online' }], isStaffed: true },
    { who: 'an agent without an account', agents: [{ kind: 'human' }], isStaffed: false },
    {
      who: 'a bot',
      agents: [
        { kind: 'human', status: 'pause' },
        { kind: 'bot', isEnabled: true },
      ],
      isStaffed: true,
    },
    { who: 'a bot that is switched off', agents: [{ kind: 'bot', isEnabled: false }], isStaffed: false },
  ] as const)('says whether a widget with $who is staffed', async ({ agents, isStaffed }) => {
    const widget = exampleWidget();
    await store.widgets.add(widget, []);
    for (const { kind, ...rest } of agents) {
      const agent = exampleAgent('status' in rest ? rest : {});
      if ('status' in rest) await store.agents.add(agent);
      await store.widgets.putAgent(
        exampleWidgetAgent({ widgetId: widget.id, email: agent.email, kind, tags: ['sales'] }),
      );
      if (!('isEnabled' in rest)) continue;
      const bot = { purpose: 'bot', widgetId: widget.id, agentEmail: agent.email, ...rest } as const;
      await store.endpoints.add(exampleEndpoint({ id: `bot of ${widget.id}`, ...bot }));
    }
    const staff = await store.widgets.staff(widget.id);
    const counting = agents.filter((agent) => agent.kind === 'bot' || 'status' in agent);
    expect(staff).toMatchObject(counting.map(({ kind }) => ({ kind, tags: ['sales'] })));
    expect(staff).toHaveLength(counting.length);
    expect(staff.some(({ isOnline }) => isOnline)).toBe(isStaffed);
    expect(staff.find(({ kind }) => kind === 'bot')?.botId).toBe(
      staff.some(({ kind }) => kind === 'bot') ? `bot of ${widget.id}` : undefined,
    );
    expect(await store.widgets.isStaffed(widget.id)).toBe(isStaffed);
  });

  check('keeps agents and their status', async () => {
    const agent = exampleAgent({ phone: '+49 30 1', subStatus: 'lunch' });
    await store.agents.add(agent);
    expect(await store.agents.get(agent.email)).toStrictEqual(agent);
    await store.agents.setStatus(agent.email, { status: 'online', source: 'endpoint', at: 2_000 });
    await store.agents.markSeen(agent.email, 4_000);
    await store.agents.markSeen(agent.email, 5_000);
    const { subStatus: _, ...rest } = agent;
    expect(await store.agents.get(agent.email)).toStrictEqual({
      ...rest,
      status: 'online',
      statusSource: 'endpoint',
      statusAt: 2_000,
      consoleSeenAt: 5_000,
    });
    expect(await store.agents.get('nobody@shop.example')).toBeUndefined();
    expect(await store.agents.add({ ...agent, name: 'Twin' })).toBe('exists');
    await store.agents.update(agent.email, { name: 'Maya L.' });
    expect(await store.agents.lock(agent.email)).toMatchObject({ name: 'Maya L.', phone: '+49 30 1' });
    expect(await store.agents.update('nobody@shop.example', { name: 'x' })).toBeUndefined();
  });

  check('finds the agents who are online because a console said so', async () => {
    function by(email: string, changes = {}) {
      return exampleAgent({ email, status: 'online', statusAt: 1_000, ...changes });
    }
    await store.agents.add(by('here@x', { consoleSeenAt: 1_500 }));
    await store.agents.add(by('never-seen@x'));
    await store.agents.add(by('by-endpoint@x', { statusSource: 'endpoint' }));
    await store.agents.add(by('paused@x', { status: 'pause' }));
    const online = (await store.agents.onlineByConsole()).map(({ email }) => email);
    expect(online.filter((email) => email.endsWith('@x'))).toEqual(['here@x', 'never-seen@x']);
  });

  check('keeps a session until it ends', async () => {
    const { email } = exampleAgent();
    await store.agents.add(exampleAgent({ email }));
    function session(id: string, expiresAt: number) {
      return {
        id,
        agentEmail: email,
        createdAt: 1_000,
        expiresAt,
        userAgent: '',
        isByOpenId: false,
      };
    }
    await store.sessions.add(session('short', 2_000));
    await store.sessions.add(session('long', 9_000));
    await store.sessions.add(session('left', 9_000));
    expect(await store.sessions.get('short', 1_999)).toEqual({
      ...session('short', 2_000),
      lacksSecondFactor: false,
    });
    expect(await store.sessions.get('short', 2_000)).toBeUndefined();
    await store.sessions.remove('left');
    await store.sessions.removeExpired(2_000);
    expect(await store.sessions.get('short', 0)).toBeUndefined();
    expect(await store.sessions.get('left', 0)).toBeUndefined();
    expect(await store.sessions.get('long', 0)).toBeDefined();
  });

  check('does all of a transaction or nothing', async () => {
    const failing = store.transaction(async (tables) => {
      await tables.organisations.add({ id: 7, name: 'Half' });
      await tables.organisations.add({ id: 7, name: 'Twice' });
    });
    await expect(failing).rejects.toThrow(/duplicate key/);
    expect(await store.organisations.get(7)).toBeUndefined();
    const answer = await store.transaction(async (tables) => {
      await tables.organisations.add({ id: 7, name: 'Whole' });
      return tables.organisations.get(7);
    });
    expect(answer).toEqual({ id: 7, name: 'Whole' });
  });
});
