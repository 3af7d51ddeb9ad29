import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CaseDetails, CasePage } from '../../../operations/console/cases';
import type { FirstLists } from '../../../operations/console/inbox/first-lists';
import { demo } from '../../demo/demo-organisation';
import { exampleCase, exampleEntry } from '../../storage/test-records';
import { signInToConsole, type ConsoleCall } from '../../testing/test-console';
import { openTestService, type TestService } from '../../testing/test-service';

let service: TestService;
let agent: ConsoleCall;

beforeAll(async () => {
  service = await openTestService();
  agent = await signInToConsole(service);
});
afterAll(() => service.stop());

test('300 open chats come in pages, each once, even if the list changes between the pages', async () => {
  const { widgetId } = demo;
  const chats = Array.from({ length: 300 }, (_, at) =>
    // Two began at each moment, and those that began first were the last to say something.
    exampleCase({ widgetId, createdAt: 1_000 + Math.floor(at / 2), lastEntryAt: 9_000 - at }),
  );
  for (const chat of chats) await service.context.store.cases.add(chat, [exampleEntry(chat.id)]);

  const pages: CasePage[] = [];
  let cursor: string | undefined = '';
  while (cursor !== undefined) {
    const page: CasePage = (
      await agent('GET', `/cases?view=open${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
    ).json();
    pages.push(page);
    cursor = page.nextCursor;
    const latest = chats.at(-1);
    if (latest)
      await service.context.store.entries.append(exampleEntry(latest.id, { messageId: cursor ?? 'end' }));
  }
  const listed = pages.flatMap(({ cases }) => cases);
  expect(pages.map(({ cases }) => cases.length)).toEqual([100, 100, 100]);
  const first: FirstLists = (await agent('GET', '/inbox')).json();
  expect(first.open.cases.map(({ id }) => id)).toEqual(listed.map(({ id }) => id));
  expect(first.open).not.toHaveProperty('nextCursor');
  expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(chats.map(({ id }) => id)));
  expect(listed.map(({ createdAt }) => createdAt)).toEqual(chats.map(({ createdAt }) => createdAt));
});

test('a text finds the chats of the agent’s own widgets whose messages have its words, in any list', async () => {
  const { widgetId } = demo;
  const { store } = service.context;
  const isEnded = { state: 'closed', closedAt: 5_000 } as const;
  const [open, ended, ofOthers] = [
    exampleCase({ widgetId, description: 'Hello' }),
    exampleCase({ widgetId, description: 'Hello', ...isEnded }),
    exampleCase({ widgetId: 'foreign', description: 'Hello', ...isEnded }),
  ];
  for (const chat of [open, ended, ofOthers])
    await store.cases.add(chat, [
      exampleEntry(chat.id, { text: 'Is the 100% Lamp_7 dimmable?' }),
      exampleEntry(chat.id, { text: 'Thanks' }),
    ]);
  await service.context.workers.processAll();
  async function found(view: string, text: string) {
    const page: CasePage = (
      await agent('GET', `/cases?view=${view}&text=${encodeURIComponent(text)}`)
    ).json();
    return page.cases.map(({ id }) => id);
  }
  expect(await found('open', 'lamp_7')).toEqual([open.id]);
  expect(await found('closed', '100% lamp')).toEqual([ended.id]);
  expect(await found('closed', 'Lamp17')).toEqual([]);
});

test('lists are filtered by widget, agent, label, language and day, also together with words, on own widgets alone', async () => {
  const { store } = service.context;
  const widget = await service.addWidget();
  await store.widgets.putAgent({
    widgetId: widget.id,
    email: demo.agents[0].email,
    alias: 'Maya',
    kind: 'human',
    tags: [],
  });
  const labels = [{ name: 'Refund', value: '' }];
  const matching = { widgetId: widget.id, state: 'closed', closedAt: 7_000, labels } as const;
  const visitor = { locale: 'cy-GB' };
  const [both, ...others] = [
    exampleCase({ ...matching, visitor, agentEmail: 'jonas@x.example', surveyScore: 75 }),
    exampleCase({ ...matching, visitor, widgetId: demo.widgetId }),
    exampleCase({ ...matching, visitor, widgetId: 'foreign' }),
    exampleCase({ ...matching, visitor: { locale: 'de' } }),
    exampleCase({ ...matching, visitor, closedAt: 9_000 }),
  ];
  for (const chat of [both, ...others])
    if (chat) await store.cases.add(chat, [exampleEntry(chat.id, { text: 'A quokka lamp' })]);
  await service.context.workers.processAll();
  async function found(query: string) {
    return (await agent('GET', `/cases?view=closed&${query}`)).json<CasePage>().cases;
  }
  const days = 'from=6000&before=8000';
  const [listed, ...rest] = await found(`widgetId=${widget.id}&language=cy&label=Refund&text=quokka&${days}`);
  expect([listed?.id, rest]).toEqual([both?.id, []]);
  expect(listed).toMatchObject({ language: 'cy', surveyScore: 75, closedAt: 7_000 });
  expect(await found('widgetId=foreign')).toEqual([]);
  expect((await found('agent=jonas@x.example')).map(({ id }) => id)).toEqual([both?.id]);
  expect((await agent('GET', '/cases/filters')).json()).toMatchObject({
    agents: [demo.agents[1], demo.agents[0]].map(({ email, alias }) => ({ email, name: alias })),
    labels: ['Refund'],
    languages: ['cy', 'de'],
  });
});

test('the other chats of a visitor are listed to who answers their widgets, and to nobody else', async () => {
  const visitor = { token: 'browser-of-others' };
  const [here, own, foreign] = [
    exampleCase({ orgId: demo.orgId, widgetId: demo.widgetId, visitor }),
    exampleCase({ orgId: demo.orgId, widgetId: demo.appWidgetId, visitor }),
    exampleCase({ orgId: demo.orgId, widgetId: 'foreign', visitor }),
  ];
  for (const chat of [here, own, foreign])
    await service.context.store.cases.add(chat, [exampleEntry(chat.id)]);
  const { others } = (await agent('GET', `/cases/${here.id}`)).json<CaseDetails>();
  expect(others.map(({ id }) => id)).toEqual([own.id]);
  expect((await agent('GET', `/cases/${foreign.id}`)).statusCode).toBe(404);
});

test('the details of a chat tell answers to the form’s own fields from variables of the page', async () => {
  const widget = structuredClone(await service.addWidget());
  const occasion = {
    kind: 'choice' as const,
    label: 'Occasion',
    isRequired: false,
    options: [],
    value: '',
    translations: [],
  };
  widget.settings.forms.prechat.fields.push(occasion);
  await service.context.store.widgets.update(widget);
  const chat = exampleCase({
    widgetId: widget.id,
    visitor: {
      jsVariables: [
        { name: 'plan', value: 'gold' },
        { name: 'Occasion', value: 'Wedding' },
      ],
    },
  });
  await service.context.store.cases.add(chat, [exampleEntry(chat.id)]);
  const { visitor } = (await agent('GET', `/cases/${chat.id}`)).json<CaseDetails>();
  expect(visitor.answers).toEqual([{ name: 'Occasion', value: 'Wedding' }]);
  expect(visitor.variables).toEqual([{ name: 'plan', value: 'gold' }]);
});

test('the details of a chat tell what the page said about its visitor, and since when it waits for a person', async () => {
  const { widgetId } = demo;
  const variables = [{ name: 'Occasion', value: 'Wedding' }];
  const chat = exampleCase({
    widgetId,
    state: 'waiting',
    createdAt: 1_000,
    visitor: { jsVariables: variables },
    botId: 'bot',
  });
  await service.context.store.cases.add(chat, [exampleEntry(chat.id)]);
  async function details(): Promise<CaseDetails> {
    return (await agent('GET', `/cases/${chat.id}`)).json();
  }
  const withBot = await details();
  expect(withBot.visitor.variables).toEqual(variables);
  expect(withBot.summary).not.toHaveProperty('waitingSince');
  await service.context.store.cases.handOver(chat.id, { widgetId }, 7_000);
  expect((await details()).summary.waitingSince).toBe(7_000);
});

test.each(['nothing', '12.', '.'.padEnd(40, '0'), '1e3.11111111-1111-4111-8111-111111111111'])(
  'the cursor “%s” is refused',
  async (cursor) => {
    expect((await agent('GET', `/cases?cursor=${cursor}`)).statusCode).toBe(400);
  },
);
