import { expect } from 'vitest';
import type { Store } from '../store';
import { onEachEngine } from '../test-engines';
import { exampleAgent, exampleEndpoint, exampleWidget, exampleWidgetAgent } from '../test-records';

onEachEngine('teams', ({ check, prepare }) => {
  let store: Store;
  const ada = exampleAgent({ email: 'ada@shop.example', name: 'Ada', status: 'online' });
  const ben = exampleAgent({ email: 'ben@shop.example', name: 'Ben' });
  const stranger = exampleAgent({ email: 'eve@other.example', orgId: 2 });
  const sales = { id: 'sales', orgId: 1, name: 'Sales', revision: 1 };
  const support = { id: 'support', orgId: 1, name: 'support', revision: 1 };

  prepare(async (opened) => {
    store = opened.store;
    await store.organisations.add({ id: 1, name: 'Shop' });
    await store.organisations.add({ id: 2, name: 'Other' });
    for (const agent of [ada, ben, stranger]) await store.agents.add(agent);
    for (const team of [support, sales]) await store.teams.add(team);
  });

  check('have a name of their own in their organisation, in whichever case', async () => {
    const strasse = { id: 'strasse', orgId: 1, name: 'Ärzte 🩺 <script>', revision: 1 };
    expect(await store.teams.add(strasse)).toBe('added');
    expect(await store.teams.add({ ...strasse, id: 'x', name: 'ÄRZTE 🩺 <SCRIPT>' })).toBe('nameTaken');
    expect(await store.teams.update({ ...sales, name: 'ÄRZTE 🩺 <SCRIPT>' })).toBe('nameTaken');
    expect(await store.teams.add({ ...strasse, id: 'elsewhere', orgId: 2 })).toBe('added');
    expect(await store.teams.update({ ...strasse, name: 'ärzte', revision: 2 })).toBe('updated');
    expect(await store.teams.get(1, 'strasse')).toStrictEqual({ ...strasse, name: 'ärzte', revision: 2 });
    await store.teams.remove(2, 'strasse');
    expect(await store.teams.get(2, 'strasse')).toBeUndefined();
    expect(await store.teams.get(1, 'strasse')).toBeDefined();
    expect(await store.teams.setMembers(2, 'strasse', [stranger.email])).toEqual([]);
    await store.teams.remove(1, 'strasse');
    expect((await store.teams.ofOrganisation(1)).map(({ name }) => name)).toEqual(['Sales', 'support']);
  });

  check(
    'are changed one after the other: of two who give a name at the same moment one gets it',
    async () => {
      async function rename(team: typeof sales) {
        return store.transaction(async ({ teams }) => {
          await teams.lockAll(1);
          return teams.update({ ...team, name: 'Same' });
        });
      }
      expect((await Promise.all([rename(sales), rename(support)])).sort()).toEqual(['nameTaken', 'updated']);
      for (const team of [sales, support]) await store.teams.update(team);
    },
  );

  check('hold agents of their organisation alone', async () => {
    expect(await store.teams.setMembers(1, 'sales', [ben.email, ada.email, stranger.email, 'bot@x'])).toEqual(
      [ada.email, ben.email],
    );
    expect(await store.teams.setMembers(1, 'sales', [ben.email])).toEqual([ben.email]);
    await store.teams.addMember(1, 'sales', ada.email);
    await store.teams.addMember(1, 'sales', ada.email);
    expect(await store.teams.get(1, 'sales')).toMatchObject({ revision: 3 });
    expect(await store.teams.setMembers(1, 'sales', [])).toEqual([]);
  });

  check('answer a widget with its agents, each of whom appears once', async () => {
    const widget = exampleWidget({ name: 'Lamps' });
    await store.widgets.add(widget, [
      exampleWidgetAgent({ widgetId: widget.id, email: 'bot@x', alias: 'Botty', kind: 'bot' }),
    ]);
    await store.endpoints.add(
      exampleEndpoint({ purpose: 'bot', widgetId: widget.id, agentEmail: 'bot@x', isEnabled: false }),
    );
    async function staff() {
      return (await store.widgets.staff(widget.id)).map(({ alias, tags, isOnline }) => [
        alias,
        tags.join(),
        isOnline,
      ]);
    }
    await store.widgets.setTeams(widget.id, ['sales', 'support', 'elsewhere']);
    expect(await store.widgets.teams(widget.id)).toEqual([
      { id: 'sales', name: 'Sales' },
      { id: 'support', name: 'support' },
    ]);
    expect(await store.widgets.isStaffed(widget.id)).toBe(false);
    await store.teams.setMembers(1, 'sales', [ben.email, ada.email]);
    await store.teams.setMembers(1, 'support', [ada.email]);
    expect(await staff()).toEqual([
      ['Botty', '', false],
      ['Ada', 'Sales,support', true],
      ['Ben', 'Sales', false],
    ]);
    expect(await store.widgets.isStaffed(widget.id)).toBe(true);
    expect(await store.widgets.namesOfAgent(ada.email)).toMatchObject([{ id: widget.id, alias: 'Ada' }]);
    expect(await store.widgets.answeredBy(ada.email, widget.id)).toMatchObject({
      widget: { id: widget.id },
      agent: { alias: 'Ada', kind: 'human' },
    });
    // By themselves they are shown as the widget says.
    const own = exampleWidgetAgent({ widgetId: widget.id, email: ada.email, alias: 'A.', tags: ['vip'] });
    await store.widgets.putAgent(own);
    expect(await staff()).toEqual([
      ['Botty', '', false],
      ['A.', 'vip,Sales,support', true],
      ['Ben', 'Sales', false],
    ]);
    expect((await store.widgets.agents(widget.id)).map(({ email }) => email)).toEqual(['bot@x', ada.email]);
    expect((await store.agents.ofOrganisation(1, 0)).map(({ widgets }) => widgets)).toEqual([
      ['Lamps'],
      ['Lamps'],
    ]);
    expect(await store.teams.ofOrganisation(1)).toMatchObject([
      { name: 'Sales', members: [ada.email, ben.email], widgets: ['Lamps'] },
      { name: 'support', members: [ada.email], widgets: ['Lamps'] },
    ]);

    await store.agents.remove(ada.email);
    expect(await store.teams.get(1, 'support')).toMatchObject({ revision: 2 });
    expect(await staff()).toEqual([
      ['Botty', '', false],
      ['Ben', 'Sales', false],
    ]);
    await store.teams.remove(1, 'sales');
    expect(await store.widgets.namesOfAgent(ben.email)).toEqual([]);
    expect(await store.widgets.teams(widget.id)).toEqual([{ id: 'support', name: 'support' }]);
    await store.widgets.remove(widget.id);
    expect(await store.teams.members('support')).toEqual([]);
  });
});
