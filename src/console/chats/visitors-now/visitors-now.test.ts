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
  const there = { visitors: [visitor] };
  const client = createFakeCalls({
    'GET /visitors': () => ({ isOn: true, widgets: [], ...there }),
    'POST /visitors/{id}/invitation': () => visitor,
  });
  const visitors = new VisitorsNowModel(client, clock);
  await visitors.resource.load();
  return { clock, client, there, visitors };
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

test('rows stay where they are under a pointer that is about to click one', async () => {
  const { clock, there, visitors } = await open();
  function shown() {
    return visitors.rows.value.map(({ id, pages }) => `${id} ${pages}`);
  }
  visitors.hold();
  there.visitors = [
    { ...visitor, id: 'new' },
    { ...visitor, pages: 3 },
  ];
  await visitors.resource.load();
  expect(shown()).toEqual(['v 3']);
  await clock.advance(2_500);
  expect(shown()).toEqual(['new 2', 'v 3']);
  visitors.hold();
  there.visitors = [visitor];
  await visitors.resource.load();
  expect(shown()).toEqual(['new 2', 'v 2']);
  visitors.release();
  expect(shown()).toEqual(['v 2']);
});
