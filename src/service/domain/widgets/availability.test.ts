import { expect, test } from 'vitest';
import { createAvailabilityCheck, type AvailabilityPorts } from './availability';

test('who is online is read for hundreds of pages that ask at once together', async () => {
  const read: string[] = [];
  const settings = { forms: { prechat: { fields: [] } }, screenshot: {}, onlineAgents: true };
  const widget = { id: 'widget', orgId: 1, isConversationEnabled: true, settings };
  const availability = createAvailabilityCheck({
    directory: { widget: async () => widget },
    widgets: {
      isStaffed: async () => read.push('staffed') > 0,
      async staff() {
        read.push('agents');
        return [1, 2].map(() => ({ kind: 'human', isOnline: true, alias: 'Ann' }));
      },
    },
    clock: { now: () => 0 },
  } as unknown as AvailabilityPorts);
  const pages = Array.from({ length: 300 });
  const found = await Promise.all(pages.map(() => availability.of('widget')));
  expect(found.every(({ online }) => online)).toBe(true);
  const agents = await Promise.all(pages.map(() => availability.onlineAgents(widget as never)));
  expect(agents).toEqual(pages.map(() => [{ alias: 'Ann' }]));
  expect(read).toEqual(['staffed', 'staffed', 'agents', 'agents']);
});
