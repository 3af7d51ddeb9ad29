import * as fc from 'fast-check';
import { consoleOf, deed, second, tab, tabOf } from './deed';
import { deedsOfConsoles, deedsOfOurService, deedsWithChats } from './deeds-of-our-service';
import type { Visit } from './visit';

function replaceTab(visit: Visit, number: number) {
  const at = number % Math.max(1, visit.tabs.length);
  const [old] = visit.tabs.splice(at, 1);
  if (visit.isCleared) old?.tab.thaw();
  if (old) visit.tabs.splice(at, 0, visit.world.reload(old));
}

/** What visitor and agents do in any chat, each as often as it stands here. */
export function deedsOfChats() {
  const say = tab.map((number) =>
    deed(`say in ${number}`, (visit) => {
      const speaker = tabOf(visit, number);
      if (!speaker?.isChatting()) return;
      const text = `Q${visit.said.length}`;
      visit.said.push({ device: speaker.tab.device, text });
      speaker.tab.thaw();
      speaker.tab.show();
      speaker.say(text);
    }),
  );
  const answer = tab.map((number) =>
    deed(`answer in ${number}`, async (visit) => {
      const text = `A${visit.answers.length}`;
      const { device, console } = consoleOf(visit, number) ?? { device: -1 };
      if (console && !console.canSay()) {
        console.open(visit.caseId);
        return console.tryAgain(visit.blocked);
      }
      visit.answers.push({ device, text });
      if (console) console.say(text);
      else await visit.world.agentSays(text);
    }),
  );
  return [
    say,
    say,
    say,
    answer,
    answer,
    fc
      .boolean()
      .map((isTyping) => deed(`agent types ${isTyping}`, ({ world }) => world.agentWrites(isTyping))),
    tab.map((number) =>
      deed(`page text in ${number}`, (visit) => {
        const speaker = tabOf(visit, number);
        if (!speaker?.isChatting()) return;
        const text = `N${visit.notes.length}`;
        visit.notes.push(text);
        speaker.session.sendText(text, 'agent');
      }),
    ),
    fc.boolean().map((isVisible) =>
      deed(`open a ${isVisible ? 'visible' : 'hidden'} tab`, (visit) => {
        if (visit.tabs.length < 4) visit.tabs.push(visit.world.openTab(isVisible));
      }),
    ),
    fc.tuple(tab, fc.boolean()).map(([number, isKilled]) =>
      deed(`${isKilled ? 'kill' : 'close'} ${number}`, (visit) => {
        const at = number % visit.tabs.length;
        const device = visit.tabs[at]?.tab.device;
        // What is unsent on a device goes out when the visitor comes back to it.
        if (visit.tabs.filter(({ tab: { device: other } }) => other === device).length < 2) return;
        const [closed] = visit.tabs.splice(at, 1);
        if (visit.isCleared) closed?.tab.thaw();
        closed?.tab.close(isKilled && !visit.isCleared);
      }),
    ),
    tab.map((number) => deed(`reload ${number}`, (visit) => replaceTab(visit, number))),
    fc.tuple(tab, fc.boolean()).map(([number, isShown]) =>
      deed(`${isShown ? 'show' : 'hide'} ${number}`, (visit) => {
        const found = tabOf(visit, number)?.tab;
        if (isShown) found?.show();
        else found?.hide();
      }),
    ),
    fc
      .constantFrom(-48 * 3600, -3600, -1, 1, 3600)
      .map((seconds) =>
        deed(`set the clock by ${seconds} s`, ({ world }) => world.browser.shiftClock(seconds * second)),
      ),
  ];
}

/** What visitor, agents, browser and line may do, each as often as it stands here. */
export function deeds({ isOld, isPlain }: { isOld: boolean; isPlain: boolean }) {
  const pass = fc
    .integer({ min: 0, max: 20 * second })
    .map((milliseconds) => deed(`pass ${milliseconds}`, ({ world }) => world.pass(milliseconds)));
  return [
    ...deedsOfChats(),
    pass,
    pass,
    pass,
    fc.tuple(tab, fc.boolean()).map(([number, isFrozen]) =>
      deed(`${isFrozen && !isOld ? 'freeze' : 'thaw'} ${number}`, (visit) => {
        const found = tabOf(visit, number)?.tab;
        if (isFrozen && !isOld) found?.freeze();
        else found?.thaw();
      }),
    ),
    fc
      .constantFrom('online' as const, 'offline' as const)
      .map((event) => deed(`tell of being ${event}`, ({ world }) => world.browser.tellNetwork(event))),
    fc.boolean().map((isUp) =>
      deed(isUp ? 'heal' : 'storm', (visit) => {
        if (isUp) visit.heal();
        else visit.storm();
      }),
    ),
    fc.constant(deed('open connections die silently', (visit) => visit.silence())),
    tab.map((number) => deed(`try now in ${number}`, (visit) => tabOf(visit, number)?.tryNow())),
    ...(isPlain ? [] : [...deedsOfConsoles, ...deedsWithChats, ...deedsOfOurService]),
  ];
}
