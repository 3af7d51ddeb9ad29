import { expect, test } from 'vitest';
import { addClosedChats, createLogReader } from '../testing/test-logs';
import { openTestService } from '../testing/test-service';
import { createTestVisitor } from '../testing/test-visitor';

/** `npm run prove:export` takes 100,000; the suite, a sample. */
const closedBefore = Number(process.env['PROVE_CASES'] ?? 450);
const openBefore = 60;
const hour = 3_600_000;

test(
  `an export of ${closedBefore} cases while chats go on returns each closed case exactly once`,
  { timeout: 120_000 + closedBefore * 40 },
  async () => {
    const service = await openTestService();
    const visitor = createTestVisitor(() => service);
    const { readAll } = createLogReader(() => service);
    const now = service.clock.now();
    // Several are created in the same millisecond, and their order is not that of their closing.
    function spread(at: number) {
      return now - hour + ((at * 7_919) % Math.ceil(closedBefore / 3));
    }
    const closed = await addClosedChats(service, closedBefore, { createdAt: spread });
    const open = await Promise.all(Array.from({ length: openBefore }, () => visitor.start()));
    service.clock.advance(60_000);
    async function close(caseId = '') {
      const answer = await visitor.send('PUT', { caseId, messageType: '2' });
      expect(answer.statusCode).toBe(200);
      closed.push(caseId);
    }
    const durations: number[] = [];
    let pageBegan = performance.now();
    const { pages, cases } = await readAll({ start: '2026-11-18', end: '2026-11-18' }, async () => {
      durations.push(performance.now() - pageBegan);
      // The limits of starts and of pages count minutes.
      service.clock.advance(2_000);
      await close(open.shift());
      open.push(await visitor.start());
      await close(await visitor.start());
      const [rated = ''] = closed.slice(-1);
      await service.context.store.cases.update(rated, { surveyScore: 70 });
      pageBegan = performance.now();
    });
    await service.stop();

    const ids = cases.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    // What closed before the last page was asked for; nothing closed after it.
    expect(ids.sort()).toEqual([...closed].sort());
    expect(cases.every(({ transcripts }) => transcripts.length > 0)).toBe(true);
    expect(pages.slice(0, -1).every((page) => page.cases.length === 100)).toBe(true);
    if (process.env['PROVE_CASES']) process.stdout.write(describeCost(durations));
  },
);

function describeCost(durations: number[]): string {
  const tenth = Math.max(1, Math.floor(durations.length / 10));
  const [first, last] = [durations.slice(0, tenth), durations.slice(-tenth)].map((part) =>
    medianOf(part).toFixed(1),
  );
  return `${durations.length} pages; median of the first tenth ${first} ms, of the last tenth ${last} ms\n`;
}

function medianOf(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
