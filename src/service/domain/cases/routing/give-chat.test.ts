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

  async function addWidget(email: string): Promise<string> {
    const widget = exampleWidget({
      orgId,
      routing: { rule: 'roundRobin', chatLimit, returnAfterSeconds: 0 },
    });
    await store.widgets.add(widget, [{ widgetId: widget.id, email, alias: 'Ann', kind: 'human', tags: [] }]);
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
});
