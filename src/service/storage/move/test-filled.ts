import { sql } from 'kysely';
import { demo } from '../../demo/demo-organisation';
import { createWorld } from '../../fuzz/world';
import type { TestService } from '../../testing/test-service';
import { exampleEntry } from '../test-records';

/** Puts rows into nearly every table, with texts that a copy could spoil. Returns the id of a case. */
export async function fillTables(service: TestService): Promise<string> {
  const world = createWorld(service);
  for (const make of Object.values(world)) if (typeof make === 'function') await (make as () => unknown)();
  const caseId = await world.newCase();
  const odd = 'Ünï — "quotes", {braces}, \\backslash,\ttab\nline, \u{1F44B}, NULL,\u2028\u2029 \\N';
  await service.elsewhere.entries.append(exampleEntry(caseId, { text: odd }));
  await service.elsewhere.entries.append(exampleEntry(caseId, { text: '' }));
  const { widgetId, agents } = demo;
  const [{ email }] = agents;
  await world.ban();
  const note = { caseId, number: 0, afterIndex: 1, author: 'Maya', agentEmail: email, text: 'Later', at: 1 };
  await service.elsewhere.notes.add(note);
  const teamId = await world.team();
  await sql`insert into team_members values (${teamId}, ${email})`.execute(service.db);
  await sql`insert into widget_teams values (${widgetId}, ${teamId})`.execute(service.db);
  await sql`insert into widget_versions values (${widgetId}, 1, 1, 'agent', ${email}, '{"a": [1.50, null]}')`.execute(
    service.db,
  );
  await service.elsewhere.serviceSecrets.kept('signing', 'secret');
  return caseId;
}
