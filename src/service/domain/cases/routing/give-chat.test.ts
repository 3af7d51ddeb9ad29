import { expect } from 'vitest';
import type { Store } from '../../../storage/store';
import { onEachEngine } from '../../../storage/test-engines';
import { exampleAgent, exampleCase, exampleWidget } from '../../../storage/test-records';
import type { ChatCase } from '../cases';
import { giveChat } from './give-chat';

const orgId = 1;
const chatLimit = 2;
const rounds = 10;

onEachEngine('giving chats', ({ check, prepare }) => {
  let store: Store;

  prepare(async (opened) => {
    ({ store } = opened);
    await store.organisations.add({ id: orgId, name: 'Shop' });
  });

  async function addWidget(...emails: string[]): Promise<string> {
    const widget = exampleWidget({
      orgId,
      routing: { rule: 'roundRobin', chatLimit, returnAfterSeconds: 0 },
    });
    const staff = { widgetId: widget.id, alias: 'Ann', kind: 'human' as const, tags: [] };
    await store.widgets.add(
      widget,
      emails.map((email) => ({ ...staff, email })),
    );
    return widget.id;
  }

  async function addChat(widgetId: string): Promise<ChatCase> {
    const chat = exampleCase({ orgId, widgetId });
    await store.cases.add(chat, []);
    return chat;
  }

  check(
    'an agent gets no more than their limit, however many of their widgets decide at a time',
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const email = `ann${round}@shop.example`;
        await store.agents.add(exampleAgent({ orgId, email, status: 'online' }));
        const chats = await Promise.all([1, 2, 3, 4].map(async () => addChat(await addWidget(email))));
        await Promise.all(chats.map((chat) => store.transaction((tables) => giveChat(tables, chat, 1_000))));
        expect((await store.cases.loads(orgId)).get(email)).toBe(chatLimit);
      }
    },
  );

  check('agents take turns after a clock that was days ahead is set right', async () => {
    const emails = ['bo', 'ida', 'kim'].map((name) => `${name}@shop.example`);
    for (const email of emails) await store.agents.add(exampleAgent({ orgId, email, status: 'online' }));
    const widgetId = await addWidget(...emails);
    async function give(at: number): Promise<string | undefined> {
      const { id, ...chat } = await addChat(widgetId);
      await store.transaction((tables) => giveChat(tables, { id, ...chat }, at));
      const { claimedBy } = (await store.cases.get(id)) ?? {};
      await store.cases.close(id, 'agent', at);
      return claimedBy?.email;
    }
    for (const at of [1_000, 900_000_000, 900_001_000, 900_002_000]) await give(at);
    const given = [await give(100_000), await give(101_000), await give(102_000)];
    expect(given.sort()).toEqual(emails);
  });
});
