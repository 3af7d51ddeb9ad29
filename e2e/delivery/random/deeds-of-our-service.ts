import * as fc from 'fast-check';
import { pictureOf } from '../../../src/service/testing/test-files';
import type { AgentConsole } from '../world/agent-console';
import { createFormerTab } from '../world/former-tab';
import { consoleOf, deed, second, tab, tabOf } from './deed';
import { openDevice, type Visit } from './visit';

/** What agents do in their consoles. */
export const deedsOfConsoles = [
  tab.map((number) =>
    deed(`reload console ${number}`, (visit) => {
      const found = consoleOf(visit, number);
      if (found) found.console = found.console.reload();
    }),
  ),
  tab.map((number) =>
    deed(`second console for ${number}`, (visit) => {
      const device = number % visit.world.devices.length;
      const opened = visit.world.devices[device]?.openConsole();
      if (!opened || visit.consoles.length > 3) return opened?.close();
      visit.consoles.push({ device, console: opened });
    }),
  ),
  tab.map((number) =>
    deed(`close console ${number}`, ({ world, consoles }) => {
      if (consoles.length <= world.devices.length) return;
      const at = number % consoles.length;
      const isLastOfIts = consoles.filter(({ device }) => device === consoles[at]?.device).length < 2;
      if (!isLastOfIts) consoles.splice(at, 1)[0]?.console.close();
    }),
  ),
  tab.map((number) =>
    deed(`break the events of ${number}`, (visit) => consoleOf(visit, number)?.console.breakEvents()),
  ),
];

/** A change of the open chat in some console. */
function change(name: string, make: Parameters<AgentConsole['change']>[0]) {
  return tab.map((number) =>
    deed(`${name} in ${number}`, (visit) => consoleOf(visit, number)?.console.change(make)),
  );
}

/** What agents do with a chat beside answering it. */
export const deedsWithChats = [
  change('set a label', ({ call }, path) =>
    call('PUT /cases/{id}/labels', { path, body: { name: 'Refund' } }),
  ),
  change('remove a label', ({ call }, path) =>
    call('DELETE /cases/{id}/labels', { path, query: { name: 'Refund' } }),
  ),
  change('end the snoozing', ({ call }, path) => call('DELETE /cases/{id}/snooze', { path })),
  change('claim', (client, { id }) => client.claim(id, true)),
  change('give back', ({ call }, path) => call('DELETE /cases/{id}/claim', { path })),
  fc.tuple(tab, fc.integer({ min: 5, max: 3_000 })).map(([number, seconds]) =>
    deed(`snooze in ${number} for ${seconds} s`, (visit) => {
      const { console } = consoleOf(visit, number) ?? {};
      const { lastIndex = 0 } = console?.listed(visit.caseId) ?? {};
      const until = visit.world.server.now() + seconds * second;
      console?.change(({ call }, path) =>
        call('PUT /cases/{id}/snooze', { path, body: { until, lastIndex } }),
      );
    }),
  ),
  tab.map((number) =>
    deed(`transfer in ${number} to a colleague`, (visit) =>
      consoleOf(visit, number)?.console.ask(async ({ call }, path) => {
        const { agents } = await call('GET /cases/{id}/transfer', { path });
        const [{ email = '' } = {}] = agents;
        await call('POST /cases/{id}/transfer', { path, body: { to: { kind: 'agent', email } } });
      }),
    ),
  ),
  tab.map((number) =>
    deed(`mention everybody in ${number}`, (visit) =>
      consoleOf(visit, number)?.console.note('@Agent 0 @Agent 1 look'),
    ),
  ),
];

/** As the number of a device: what a former version says has an order of its own. */
const formerDevice = 100;

const fileDevice = 200;
/** Bytes: one part, or several. */
const fileSize = fc.constantFrom(900, 200_000);

/** A new file, which the visit remembers. */
function fileOf({ files }: Visit, side: 'Q' | 'A', size: number): File {
  const name = `${side}-${files.size}.png`;
  const bytes = pictureOf(size);
  files.set(name, bytes);
  return new File([new Uint8Array(bytes)], name);
}

/** What only our own service and its console know, or recover from. */
export const deedsOfOurService = [
  fc.constant(
    deed('say in a tab of a former version', (visit) => {
      const { world, said, caseId, isCleared } = visit;
      if (isCleared) return;
      visit.former ??= createFormerTab(world.browser.openTab(false), world.server, caseId);
      const text = `Q${said.length}`;
      said.push({ device: formerDevice, text });
      visit.former.say(text);
    }),
  ),
  tab.map((number) =>
    deed(`say in ${number} what a firewall refuses`, (visit) => {
      const speaker = tabOf(visit, number);
      if (!speaker?.isChatting()) return;
      const text = `B${visit.blocked.length}`;
      visit.blocked.push(text);
      visit.world.line.block(text, visit.blocked.length % 2 ? 403 : 406);
      speaker.tab.thaw();
      speaker.tab.show();
      speaker.say(text);
    }),
  ),
  tab.map((number) =>
    deed(`answer in ${number} what a firewall refuses`, (visit) => {
      const { device, console } = consoleOf(visit, number) ?? { device: -1 };
      if (!console?.canSay()) return;
      const text = `B${visit.blocked.length}`;
      visit.blocked.push(text);
      visit.world.devices[device]?.line.block(text, visit.blocked.length % 2 ? 403 : 406);
      console.say(text);
    }),
  ),
  fc.tuple(tab, fileSize).map(([number, size]) =>
    deed(`send a file of ${size} bytes in ${number}`, (visit) => {
      const speaker = tabOf(visit, number);
      if (!speaker?.isChatting()) return;
      const { device } = speaker.tab;
      speaker.tab.thaw();
      speaker.tab.show();
      speaker.attach(fileOf(visit, 'Q', size), (text) => visit.said.push({ device, text }));
    }),
  ),
  fc.tuple(tab, fileSize).map(([number, size]) =>
    deed(`answer with a file of ${size} bytes in ${number}`, (visit) => {
      const console = consoleOf(visit, number)?.console;
      // It goes out once all of it has arrived, and may pass what was not sent until then.
      const device = fileDevice + visit.files.size;
      console?.attach(fileOf(visit, 'A', size), (text) => visit.answers.push({ device, text }));
    }),
  ),
  fc.tuple(tab, fc.constantFrom(-48 * 3600, -3600, -1, 1, 3600)).map(([number, seconds]) =>
    deed(`set the clock of agent ${number} by ${seconds} s`, ({ world: { devices } }) => {
      devices[number % devices.length]?.browser.shiftClock(seconds * second);
    }),
  ),
  fc.constant(
    deed('clear the storage', (visit) => {
      // Version 0.1.0 has what it has in the storage alone.
      if (visit.former) return;
      visit.tabs[0]?.tab.thaw();
      visit.world.browser.clearStorage();
      visit.isCleared = true;
    }),
  ),
  fc.constant(
    deed('cache first', ({ world }) => {
      world.browser.cacheFirst();
    }),
  ),
  fc.constant(
    deed('second device', async (visit) => {
      const devices = new Set(visit.tabs.map(({ tab: { device } }) => device));
      if (visit.world.isKnown && devices.size < 2) await openDevice(visit);
    }),
  ),
  fc
    .constantFrom(-3600, 3600)
    .map((seconds) =>
      deed(`set the clock of the service by ${seconds} s`, ({ world }) =>
        world.server.setClock(seconds * second),
      ),
    ),
  fc.integer({ min: 2, max: 30 }).map((minutes) =>
    deed(`the service sleeps for ${minutes} minutes`, async ({ world, tabs }) => {
      for (const { tab } of tabs) tab.thaw();
      tabs[0]?.tab.show();
      await world.pauseService(0);
      await world.pauseService(minutes * 60 * second);
      for (let passed = 0; passed < 150; passed += 25) {
        await world.pass(25 * second);
        await world.pauseService(0);
      }
    }),
  ),
];
