import { beforeEach, describe, expect, test } from 'vitest';
import { bannedCookie, storedChatKey } from '../../contract/storage/stored-chat';
import { createFakeVisit, type FakeVisit } from './fake-visit';

let visit: FakeVisit;

beforeEach(() => {
  visit = createFakeVisit();
});

describe('a chat', () => {
  test('starts with the first message shown and reported to the page', async () => {
    await visit.start();
    expect(visit.texts()).toEqual(['Hello']);
    expect(visit.fired[1]).toEqual(['StartChat', 'ann@example.com', 'Hello', 'manual']);
    expect(visit.server.cases.get('case-1')?.start).toMatchObject({
      email: 'ann@example.com',
      visitorMessage: 'Hello',
      pageUrl: 'https://shop.example/',
    });
  });

  test('goes both ways, each message reported to the page once', async () => {
    await visit.start();
    visit.server.says('case-1', '/NIC Maya');
    visit.server.says('case-1', 'Hi Ann');
    await visit.pass();
    visit.say('My lamp is broken');
    await visit.pass();
    expect(visit.texts()).toEqual(['Hello', 'Hi Ann', 'My lamp is broken']);
    expect(visit.server.visitorTexts('case-1')).toEqual(['Hello', 'My lamp is broken']);
    expect(visit.fired.slice(2)).toEqual([
      ['ChatMessageReceived', 'Maya', 'Hi Ann'],
      ['ChatMessageSent', 'My lamp is broken'],
    ]);
  });

  test('starts without the form where everything is known', async () => {
    visit.session.form.setValue('email', 'ann@example.com');
    visit.session.startChat('Direct question');
    await visit.pass(0);
    expect(visit.server.visitorTexts('case-1')).toEqual(['Direct question']);
  });

  test('opens the form where something is missing, without blame', async () => {
    visit.session.startChat('Direct question');
    await visit.pass(0);
    expect(visit.session.status.value.kind).toBe('form');
    expect(visit.session.form.values.value.message).toBe('Direct question');
    expect(visit.session.form.faults.value).toEqual({});
  });

  test('tells the visitor when the connection is down, and sends by itself when it is up', async () => {
    await visit.start();
    visit.server.status = 0;
    visit.say('Are you there?');
    await visit.pass(10_000);
    expect(visit.chat().connection.state.value.kind).toBe('down');
    expect(visit.chat().transcript.entries.value.at(-1)).toMatchObject({ state: 'sending' });
    visit.server.status = 200;
    visit.browser.network.goOnline();
    await visit.pass(0);
    expect(visit.server.visitorTexts('case-1')).toEqual(['Hello', 'Are you there?']);
    // A service that does not hold polls is asked no more often.
    await visit.pass(1_000);
    expect(visit.chat().connection.state.value.kind).toBe('up');
  });

  test('is ended by the visitor: this is reported to the service, and nothing is kept but who started it', async () => {
    await visit.start();
    visit.session.close();
    await visit.pass();
    expect(visit.server.cases.get('case-1')?.isClosed).toBe(true);
    expect(visit.browser.storage.keys('')).toEqual(['chat-widget:visitor']);
    expect(visit.session.status.value.kind).toBe('idle');
    expect(visit.fired.slice(2)).toEqual([
      ['Close', 'chat', 'online'],
      ['ChatEnded', { endedByUser: true }],
    ]);
  });

  test('is ended from the other side: shown, read-only, and left for a new one', async () => {
    await visit.start();
    visit.server.says('case-1', '/BYE Goodbye');
    await visit.pass();
    expect(visit.chat().transcript.phase.value).toEqual({ kind: 'ended', text: 'Goodbye' });
    expect(visit.fired.at(-1)).toEqual(['ChatEnded', { endedByUser: false }]);
    const count = visit.browser.network.requests.length;
    await visit.pass(120_000);
    expect(visit.browser.network.requests).toHaveLength(count);
    visit.session.startAgain();
    await visit.pass(0);
    expect(visit.session.status.value.kind).toBe('form');
    expect(visit.browser.storage.get(storedChatKey('w'))).toBeNull();
  });

  test('is refused to a visitor who was banned, on the next page too', async () => {
    await visit.start();
    visit.server.says('case-1', '/BAN ');
    await visit.pass();
    expect(visit.browser.cookies.get(bannedCookie)).toBeDefined();
    visit.session.close();
    visit.reload();
    visit.session.open();
    expect(visit.session.status.value.kind).toBe('banned');
  });

  test('takes the visitor to a page, once', async () => {
    await visit.start();
    visit.server.says('case-1', '/GO2 https://shop.example/orders');
    visit.server.says('case-1', '/GO2 javascript:alert(1)');
    await visit.pass();
    expect(visit.browser.page.url()).toBe('https://shop.example/');
    visit.server.says('case-1', '/GO2 https://shop.example/orders');
    await visit.pass();
    expect(visit.browser.page.url()).toBe('https://shop.example/orders');
    visit.browser.page.goTo('https://shop.example/elsewhere');
    visit.reload();
    await visit.pass();
    expect(visit.browser.page.url()).toBe('https://shop.example/elsewhere');
  });

  test('that the service does not know any more gives way to a form, with what was not sent and what is half written', async () => {
    await visit.start();
    visit.server.status = 0;
    visit.say('Lost?');
    visit.chat().setDraft('And half');
    await visit.pass(1000);
    visit.server.cases.clear();
    visit.server.status = 200;
    visit.browser.network.goOnline();
    await visit.pass();
    expect(visit.session.status.value).toMatchObject({ kind: 'form', notice: 'chatGone' });
    expect(visit.session.form.values.value.message).toBe('Lost?\nAnd half');
  });
});

describe('minimised', () => {
  test('counts what comes in until it is opened and looked at', async () => {
    await visit.start();
    visit.session.minimize();
    visit.server.says('case-1', 'Hi Ann');
    visit.server.says('case-1', 'Still there?');
    await visit.pass();
    expect(visit.session.unread.value).toBe(2);
    visit.session.open('click');
    visit.chat().setWatched(true);
    expect(visit.session.unread.value).toBe(0);
    expect(visit.fired.filter(([name]) => name === 'Minimize')).toEqual([
      ['Minimize', true, 'manual', 'chatManual'],
      ['Minimize', false, 'manual', 'chatManual'],
    ]);
  });

  test('by code fires nothing', async () => {
    await visit.start();
    visit.session.closeForm();
    expect(visit.session.view.value).toBe('minimized');
    expect(visit.fired.map(([name]) => name)).toEqual(['Open', 'StartChat']);
  });

  test('and opened by code it is opened, not clicked', async () => {
    await visit.start();
    visit.session.minimize();
    visit.session.open();
    visit.session.open();
    expect(visit.fired.slice(2)).toEqual([
      ['Minimize', true, 'manual', 'chatManual'],
      ['Open', 'online'],
    ]);
  });

  test('an offline form comes back as what it is', async () => {
    visit.server.online = false;
    visit.session.open();
    await visit.pass(0);
    visit.session.minimize();
    visit.session.open();
    expect(visit.fired.at(-1)).toEqual(['Open', 'offline']);
  });
});

describe('on the next page', () => {
  test('the chat is there as it was, and its history is not reported again', async () => {
    await visit.start();
    visit.server.says('case-1', 'Hi Ann');
    await visit.pass();
    visit.say('Thanks');
    await visit.pass();
    visit.reload();
    await visit.pass();
    expect(visit.session.view.value).toBe('open');
    expect(visit.texts()).toEqual(['Hello', 'Hi Ann', 'Thanks']);
    expect(visit.fired).toEqual([]);
    visit.server.says('case-1', 'You are welcome');
    await visit.pass();
    expect(visit.fired).toEqual([['ChatMessageReceived', 'Maya', 'You are welcome']]);
  });

  test('is minimised when it was', async () => {
    await visit.start();
    visit.session.minimize();
    visit.reload();
    expect(visit.session.view.value).toBe('minimized');
  });

  test('is gone when it had ended unseen by nobody', async () => {
    await visit.start();
    visit.session.minimize();
    visit.server.says('case-1', '/BYE ');
    visit.reload();
    await visit.pass();
    expect(visit.session.status.value.kind).toBe('idle');
  });

  test('stays when it had ended before the visitor’s half message went out', async () => {
    await visit.start();
    visit.chat().setDraft('And wh');
    visit.session.minimize();
    visit.server.says('case-1', '/BYE ');
    visit.reload();
    await visit.pass();
    expect(visit.chat().draft.value).toBe('And wh');
  });
});

describe('a second tab', () => {
  test('takes up the chat, sees what the other wrote, and follows it', async () => {
    await visit.start();
    const key = storedChatKey('w');
    const stored = visit.browser.storage.get(key);
    const messageKey = visit.browser.storage.keys('').find((name) => name.includes(':message:')) ?? '';
    const message = JSON.parse(visit.browser.storage.get(messageKey) ?? '') as object;
    visit.browser.storage.remove(key);
    visit.reload();

    visit.browser.storage.fromOtherTab(key, stored);
    expect(visit.session.caseId()).toBe('case-1');
    const second = {
      ...message,
      id: 'x',
      text: 'From the other tab',
      at: visit.browser.clock.now(),
      after: 0,
    };
    visit.browser.storage.fromOtherTab('chat-widget:case-1:message:x', JSON.stringify(second));
    expect(visit.texts()).toEqual(['Hello', 'From the other tab']);

    visit.browser.storage.fromOtherTab(key, (stored ?? '').replace('"open"', '"minimized"'));
    expect(visit.session.view.value).toBe('minimized');
    visit.browser.storage.fromOtherTab(key, null);
    expect(visit.session.status.value.kind).toBe('idle');
  });
});

describe('the page the visitor is on', () => {
  function told() {
    return visit.browser.network.requests
      .filter(({ form }) => form.get('messageType') === '7')
      .map(({ form }) => form.get('messageBody'));
  }

  beforeEach(async () => {
    await visit.start();
    visit.server.says('case-1', 'Hi Ann');
    await visit.pass();
  });

  test('is reported once when it changes, to a service that supports it', async () => {
    visit.server.isExact = true;
    visit.pageUrl = 'https://shop.example/lamps';
    visit.reload();
    await visit.pass();
    visit.reload();
    await visit.pass();
    expect(told()).toEqual(['https://shop.example/lamps']);
  });

  test('is not reported to a service that might show it to the agent as a message', async () => {
    visit.pageUrl = 'https://shop.example/lamps';
    visit.reload();
    await visit.pass();
    expect(told()).toEqual([]);
  });
});
