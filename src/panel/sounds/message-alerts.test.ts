import { describe, expect, test } from 'vitest';
import { createFakeVisit } from '../session/fake-visit';
import { MuteModel } from './mute';
import { alertOnMessages } from './message-alerts';

async function listening({ maySound = true } = {}) {
  const visit = createFakeVisit();
  await visit.start();
  const tab = { title: 'Lamps – Tarn', isFocused: true, hasFocus: () => tab.isFocused };
  let rings = 0;
  function watch() {
    return alertOnMessages({
      session: visit.session,
      browser: visit.browser,
      tab,
      ring: () => void rings++,
      maySound: () => maySound,
      mayFlash: true,
      newMessage: 'New message',
    });
  }
  const stop = watch();
  return {
    visit,
    tab,
    watch,
    stop,
    rings: () => rings,
    async hears(text: string) {
      visit.server.says('case-1', text);
      await visit.pass();
    },
  };
}

describe('an agent’s message', () => {
  test('is silent while the visitor looks at the chat', async () => {
    const { hears, rings } = await listening();
    await hears('Hello');
    expect(rings()).toBe(0);
  });

  test('sounds when the chat is minimised, or another window has the focus', async () => {
    const { visit, tab, hears, rings } = await listening();
    visit.session.minimize();
    await hears('Hello');
    expect(rings()).toBe(1);
    visit.session.open();
    tab.isFocused = false;
    await hears('Still there?');
    expect(rings()).toBe(2);
  });

  test('sounds neither against the page’s wish nor against the visitor’s', async () => {
    const forbidden = await listening({ maySound: false });
    forbidden.visit.session.minimize();
    await forbidden.hears('Hello');
    expect(forbidden.rings()).toBe(0);
    const muted = await listening();
    new MuteModel(muted.visit).toggle();
    muted.visit.session.minimize();
    await muted.hears('Hello');
    expect(muted.rings()).toBe(0);
  });

  test('sounds in one tab of several, and never for a system entry', async () => {
    const { visit, watch, hears, rings } = await listening();
    watch();
    visit.session.minimize();
    await hears('/NFO Maya is looking it up');
    expect(rings()).toBe(0);
    await hears('Hello');
    expect(rings()).toBe(1);
  });

  test('of another page’s time is silent', async () => {
    const { visit, stop, watch, hears, rings } = await listening();
    visit.session.minimize();
    stop();
    await hears('Hello');
    visit.reload();
    watch();
    await visit.pass();
    expect(rings()).toBe(0);
  });
});

describe('the title', () => {
  test('flashes while the page is hidden and is restored exactly', async () => {
    const { visit, tab, hears } = await listening();
    visit.browser.page.hide();
    await hears('Hello');
    const seen = new Set<string>();
    for (let turn = 0; turn < 4; turn++) {
      seen.add(tab.title);
      await visit.pass(1200);
    }
    expect([...seen].sort()).toEqual(['Lamps – Tarn', 'New message']);
    visit.browser.page.show();
    expect(tab.title).toBe('Lamps – Tarn');
  });

  test('that the page sets meanwhile stays', async () => {
    const { visit, tab, hears } = await listening();
    visit.browser.page.hide();
    await hears('Hello');
    tab.title = 'Cart – Tarn';
    await visit.pass(1200);
    visit.browser.page.show();
    expect(tab.title).toBe('Cart – Tarn');
  });
});
