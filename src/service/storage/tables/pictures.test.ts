import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { defaultSettings } from '../../../contract/settings/parse-settings';
import type { Store } from '../store';
import { onEachEngine } from '../test-engines';
import { exampleAgent, exampleWidget, exampleWidgetAgent } from '../test-records';

onEachEngine('pictures', ({ check, prepare }) => {
  let store: Store;

  prepare(async (opened) => {
    store = opened.store;
    await store.organisations.add({ id: 1, name: 'Shop' });
    await store.organisations.add({ id: 2, name: 'Neighbour' });
  });

  async function addPicture(usedAt = 0, orgId = 1, bytes = Buffer.from(randomUUID())): Promise<string> {
    const id = randomUUID();
    await store.pictures.add({ id, orgId, hash: `hash of ${id}`, type: 'image/png', bytes, usedAt });
    return id;
  }
  function looking(id: string) {
    const { look, ...settings } = defaultSettings();
    const imageUrl = `https://chat.example/pictures/${id}`;
    return { ...settings, look: { ...look, launcher: { ...look.launcher, imageUrl } } };
  }
  async function isThere(id: string): Promise<boolean> {
    return (await store.pictures.read(id)) !== undefined;
  }

  check('come back byte for byte', async () => {
    const bytes = Buffer.from(Array.from({ length: 1000 }, (_, at) => (at * 7) % 256));
    const id = await addPicture(0, 1, bytes);
    const read = await store.pictures.read(id);
    expect([read?.type, Buffer.from(read?.bytes ?? []).equals(bytes)]).toEqual(['image/png', true]);
  });

  check('are known by their hash to their own organisation alone, and counted for it', async () => {
    const id = await addPicture(0, 2, Buffer.alloc(70));
    expect(await store.pictures.use(2, `hash of ${id}`, 1)).toBe(id);
    expect(await store.pictures.use(1, `hash of ${id}`, 1)).toBeUndefined();
    expect(await store.pictures.count(2)).toEqual({ pictures: 1, bytes: 70 });
  });

  check('stay while anything of their organisation names them, and go when nothing does', async () => {
    const published = await addPicture();
    const drafted = await addPicture();
    const former = await addPicture();
    const ofAgent = await addPicture();
    const photo = await addPicture();
    const ofNobody = await addPicture();
    const namedElsewhere = await addPicture(0, 2);
    const { id: widgetId } = exampleWidget();
    await store.widgets.add(exampleWidget({ id: widgetId, settings: looking(published) }), [
      exampleWidgetAgent({ widgetId, avatarUrl: `/pictures/${ofAgent}` }),
    ]);
    const email = `${photo}@shop.example`;
    await store.agents.add(exampleAgent({ email, photoUrl: `/pictures/${photo}` }));
    const by = { at: 1, actorKind: 'agent', actor: 'maya@shop.example' } as const;
    await store.widgetDrafts.put(widgetId, { revision: 3, draft: { ...by, settings: looking(drafted) } });
    await store.widgetVersions.add(widgetId, { ...by, revision: 1, settings: looking(former) });
    await store.widgetVersions.add(widgetId, { ...by, revision: 2, settings: looking(namedElsewhere) });

    expect((await store.pictures.organisationsDue(5)).sort()).toEqual([1, 2]);
    for (const orgId of [1, 2]) {
      await store.pictures.markUsed(orgId, 10);
      await store.pictures.removeUnused(orgId, 10);
    }
    for (const id of [published, drafted, former, ofAgent, photo]) expect(await isThere(id)).toBe(true);
    for (const id of [ofNobody, namedElsewhere]) expect(await isThere(id)).toBe(false);
    expect(await store.pictures.organisationsDue(5)).toEqual([]);
  });

  check('of agents themselves are shown on widgets that have no other one of them', async () => {
    const own = 'https://shop.example/own.png';
    const other = 'https://shop.example/other.png';
    for (const name of ['ann', 'ben', 'eve'])
      await store.agents.add(exampleAgent({ email: `${name}@shop.example`, photoUrl: own }));
    await store.agents.update('eve@shop.example', { photoUrl: '' });
    const { id: widgetId } = exampleWidget();
    await store.widgets.add(exampleWidget({ id: widgetId }), [
      exampleWidgetAgent({ widgetId, email: 'ann@shop.example' }),
      exampleWidgetAgent({ widgetId, email: 'ben@shop.example', avatarUrl: other }),
      exampleWidgetAgent({ widgetId, email: 'eve@shop.example' }),
    ]);
    const staff = await store.widgets.staff(widgetId);
    expect(staff.map(({ avatarUrl }) => avatarUrl)).toEqual([own, other, undefined]);
    // What is set for the widget stays what it is.
    expect((await store.widgets.agents(widgetId)).map(({ avatarUrl }) => avatarUrl)).toEqual([
      undefined,
      other,
      undefined,
    ]);
  });

  check('are added by one at a time, so that the share holds', async () => {
    const counts = await Promise.all(
      Array.from({ length: 4 }, () =>
        store.transaction(async ({ pictures }) => {
          await pictures.lock(1);
          const { pictures: had } = await pictures.count(1);
          const id = randomUUID();
          await pictures.add({
            id,
            orgId: 1,
            hash: id,
            type: 'image/png',
            bytes: Buffer.from('x'),
            usedAt: 0,
          });
          return had;
        }),
      ),
    );
    expect(new Set(counts).size).toBe(4);
  });
});
