import { expect, test } from 'vitest';
import { createInvitationCounting, type InvitationCountingPorts } from './invitation-counts';

test('invitations that many pages report at once are written together, and none is lost', async () => {
  const written: number[] = [];
  const rules = [{ id: 'lamps' }];
  const settings = { proactive: { rules }, visitorsNow: { isOn: false } };
  const { countInvitation } = createInvitationCounting({
    store: {
      invitationCounts: {
        async add(_of: unknown, _outcome: unknown, times = 1) {
          written.push(times);
        },
      },
    },
    directory: { widget: async () => ({ id: 'widget', orgId: 1, allowedOrigins: [], settings }) },
    clock: { now: () => 0 },
  } as unknown as InvitationCountingPorts);
  const report = { widgetId: 'widget', ruleId: 'lamps', outcome: 'shown' } as const;
  await Promise.all(Array.from({ length: 600 }, () => countInvitation({ orgId: 1 }, report)));
  expect(written).toEqual([1, 599]);
});
