import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { on, registerTestBot, says, type TestBot } from '../testing/test-bot';
import { openTestService, type TestService } from '../testing/test-service';
import { createTestVisitor } from '../testing/test-visitor';

let service: TestService;
let widgetId: string;
let bot: TestBot;
const visitor = createTestVisitor(() => service);

beforeAll(async () => {
  service = await openTestService({ ALLOW_PRIVATE_WEBHOOKS: '1' });
});
afterAll(() => service.stop());
beforeEach(async () => {
  widgetId = (await service.addWidget()).id;
  bot = await registerTestBot(service, { widgetId });
});
afterEach(() => bot.close());

const failures = 3;

/** The database gives up the next entries, as in a failover. */
async function failOver() {
  const { db } = service;
  await sql`drop sequence if exists fail_overs cascade`.execute(db);
  await sql`create sequence fail_overs`.execute(db);
  await sql`create or replace function fail_over() returns trigger language plpgsql as $$
    begin
      if nextval('fail_overs') <= ${sql.lit(failures)} then raise 'going down' using errcode = '57P01'; end if;
      return new;
    end $$`.execute(db);
  await sql`create or replace trigger failing_over before insert on entries
    for each row execute function fail_over()`.execute(db);
}

async function endFailOver() {
  await sql`drop function fail_over cascade`.execute(service.db);
  await sql`drop sequence fail_overs`.execute(service.db);
}

/** Sends what is due; what waits for a moment goes on at once. */
async function deliver() {
  const end = service.context.delivery.processAll().then(() => true);
  function pause() {
    return new Promise<false>((resolve) => void setTimeout(resolve, 5, false));
  }
  while (!(await Promise.race([end, pause()]))) service.clock.advance(100);
}

async function texts(caseId: string) {
  return (await visitor.poll(caseId)).messageList.map(({ text }) => text);
}

test('what a bot replies while the database fails over is carried out seconds later, and not asked for again', async () => {
  bot.reply(on('chatStarted', says('Here I am')));
  const caseId = await visitor.start({ widgetId });
  await failOver();
  await deliver();
  await endFailOver();
  expect((await texts(caseId)).at(-1)).toBe('Here I am');
  expect(bot.events().map(({ event }) => event)).toEqual(['chatStarted']);
});

test('a bot that does not answer while the database fails over leaves its chat to people all the same', async () => {
  bot.receiver.answer((_request, response) => response.writeHead(410).end());
  const caseId = await visitor.start({ widgetId });
  await failOver();
  await deliver();
  await endFailOver();
  expect((await texts(caseId)).at(-2)).toMatch(/^\/NFO Nobody is here/);
  expect(bot.events()).toHaveLength(1);
});
