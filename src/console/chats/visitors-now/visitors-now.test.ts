import { expect, test } from 'vitest';
import { createFakeClock, settle } from '../../../browser/fakes/fake-clock';
import type { VisitorNow } from '../../../operations/console/inbox/visitors-now';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { VisitorsNowModel } from './visitors-now';

const visitor: VisitorNow = {
  id: 'v',
  widgetId: 'w',
  widgetName: 'Shop',
  visits: 1,
  pages: 2,
  arrivedAt: 1,
  pageSince: 1,
  isInChat: false,
};

async function open() {
  const clock = createFakeClock();
  const client = createFakeCalls({
    'GET /visitors': () => ({ isOn: true, widgets: [], visitors: [visitor] }),
    'POST /visitors/{id}/invitation': () => visitor,
  });
  const visitors = new VisitorsNowModel(client, clock);
  await visitors.resource.load();
  return { clock, client, visitors };
}

test('who is invited is read again at once', async () => {
  const { client, visitors } = await open();
  expect(await visitors.invite('v', 'Hello')).toEqual(visitor);
  await settle();
  expect(client.calls).toHaveLength(3);
  expect(client.calls[1]).toBe(
    'POST /visitors/{id}/invitation {"path":{"id":"v"},"body":{"message":"Hello"}}',
  );
});

test('a screen that is left reads nothing more', async () => {
  const { clock, client, visitors } = await open();
  visitors.resource.refresh();
  visitors[Symbol.dispose]();
  await clock.advance(60_000);
  expect(client.calls).toHaveLength(1);
});
