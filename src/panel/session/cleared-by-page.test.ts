import { expect, test } from 'vitest';
import { storagePrefix } from '../../contract/storage/stored-chat';
import { createFakeVisit } from './fake-visit';

test.each(['ChatMessageReceived', 'ChatEnded', 'Close'])(
  'nothing comes back into the storage that the page clears in its callback of %s',
  async (event) => {
    const visit = createFakeVisit();
    const { storage } = visit.browser;
    await visit.start();
    const { push } = visit.fired;
    visit.fired.push = (...calls) => {
      const isCleared = calls.some(([name]) => name === event);
      if (isCleared) visit.session.stop();
      if (isCleared) for (const key of storage.keys(storagePrefix)) storage.remove(key);
      return push.apply(visit.fired, calls);
    };
    visit.say('Thank you.');
    if (event === 'ChatMessageReceived') visit.server.says('case-1', 'You are welcome.');
    else visit.session.close();
    await visit.pass(10_000);
    expect(visit.fired.map(([name]) => name)).toContain(event);
    expect(visit.server.visitorTexts('case-1')).toEqual(['Hello', 'Thank you.']);
    expect(storage.keys(storagePrefix)).toEqual([]);
  },
);
