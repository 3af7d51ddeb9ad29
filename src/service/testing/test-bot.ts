import type { BotEvent } from '../../contract/integrations/bots';
import type { EndpointWithSecret } from '../../operations/console/endpoints';
import { createFakeReceiver, type FakeReceiver } from '../delivery/fake-receiver';
import { demo } from '../demo/demo-organisation';
import type { TestService } from './test-service';

type Reply = object | undefined;

/** A bot of a widget with a real address; what it replies to each event is up to the test. */
export interface TestBot {
  endpoint: EndpointWithSecret;
  receiver: FakeReceiver;
  email: string;
  /** Everything it received, in order. */
  events(): BotEvent[];
  /** Replies from now on. */
  reply(answer: (event: BotEvent) => Reply): void;
  close(): Promise<void>;
}

export async function registerTestBot(
  service: TestService,
  { widgetId, tags = [], alias = 'Botty' }: { widgetId: string; tags?: string[]; alias?: string },
): Promise<TestBot> {
  const receiver = await createFakeReceiver();
  const endpoint = await service.context.endpointAdministration.add(demo.orgId, {
    purpose: 'bot',
    widgetId,
    url: receiver.url,
    token: 'bot token',
    bot: { alias, tags, avatarUrl: 'https://shop.example/bot.png' },
  });
  function events() {
    return receiver.received.map(({ body }) => JSON.parse(body) as BotEvent);
  }
  return {
    endpoint,
    receiver,
    email: endpoint.bot?.email ?? '',
    events,
    reply(answer) {
      receiver.answer((_request, response) => {
        const event = events().at(-1);
        const reply = event && answer(event);
        response.writeHead(reply ? 200 : 204).end(reply && JSON.stringify(reply));
      });
    },
    close: () => receiver.close(),
  };
}

/** A reply to the events of that name, and to no other. */
export function on(name: BotEvent['event'], ...content: object[]): (event: BotEvent) => Reply {
  return ({ event, widget_id, case_id }) => (event === name ? { widget_id, case_id, content } : undefined);
}

export function says(text: string, display_responses?: object[]) {
  return {
    type: 'message',
    text,
    display_responses,
  };
}
export function does(operation: string, parameters?: unknown) {
  return { type: 'command', operation, parameters };
}
