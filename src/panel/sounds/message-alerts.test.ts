import { describe, expect, test } from 'vitest';
import { createFakeVisit } from '../session/fake-visit';
import { MuteModel } from './mute';
import { createMessageAlerts } from './message-alerts';

async function listening({ maySound = true } = {}) {
  const visit = createFakeVisit();
  const tab = { title: 'Lamps – Tarn' };
  let rings = 0;
  function watch() {
    return createMessageAlerts({
      browser: visit.browser,
      tab,
      ring: () => void rings++,
      maySound: () => maySound,
      mayFlash: true,
      newMessage: 'New message',
    });
  }
  const alerts = watch();
  visit.alert = alerts.notice;
  await visit.start();
  return {
    visit,
    alerts,
    watch,
    tab,
    rings: () => rings,
    async hears(text: string) {
      visit.server.says('case-1', text);
      await visit.pass();
    },
  };
}

describe('an agent’s message', () => {
  test('sounds, and one of a page before is silent', async () => {
    const { visit, hears, rings } = await listening();
    await hears('Hello');
    expect(rings()).toBe(1);
    visit.session.stop();
    await hears('Still there?');
    visit.reload();
    await visit.pass();
    expect(visit.texts()).toContain('Still there?');
    expect(rings()).toBe(1);
  });

  test('sounds neither against the page’s wish nor against the visitor’s', async () => {
    const forbidden = await listening({ maySound: false });
    await forbidden.hears('Hello');
    expect(forbidden.rings()).toBe(0);
    const muted = await listening();
    new MuteModel(muted.visit).toggle();
    await muted.hears('Hello');
    expect(muted.rings()).toBe(0);
  });

  test('sounds in one tab of several, and never for a system entry', async () => {
    const { visit, alerts, watch, hears, rings } = await listening();
    const ofOtherTab = watch();
    visit.alert = () => {
      alerts.notice();
      ofOtherTab.notice();
    };
    await hears('/NFO Maya is looking it up');
    expect(rings()).toBe(0);
    await hears('Hello');
    expect(rings()).toBe(1);
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
