import type { ConsoleApi } from '../console-api';
import { createFaultProxy } from '../delivery/fault-proxy';
import { expect, test } from '../people';
import { openShop } from '../shop';
import { openDevice, type Device } from './device';
import { findEngines, type Engine } from './engines';
import { createPerson, type Way } from './person';

/** WebKit for desktops makes a click of a touch, so that there both are one. */
function waysIn(engine: Engine): Way[] {
  return engine.name === 'WebKit' ? ['mouse', 'keyboard'] : ['mouse', 'touch', 'keyboard'];
}

/** The ways of an engine in one browser, which takes longer to start than the journey takes, each on an origin of its own. */
for (const engine of findEngines()) {
  const ways = waysIn(engine);
  test(`a chat from its first click to its end, and a message after it, in ${engine.name} by ${ways.join(', ')}`, async ({
    service,
    consoleApi,
    email,
  }) => {
    test.skip(engine.path === '' && process.env.ENGINES !== 'all', `${engine.name} needs ${engine.needs}`);
    expect(engine.path, `needs ${engine.needs}`).not.toBe('');
    test.setTimeout(ways.length * 120_000);
    const device = await openDevice(engine);
    try {
      for (const way of ways)
        await test.step(way, () => journey(device, way, service.url, consoleApi, `${way}-${email}`));
    } finally {
      await device.close();
    }
  });
}

/** From the end and from further up: how far the chat is scrolled before, beneath and after a modal dialog of the page. */
async function placesAroundDialog(): Promise<number[][]> {
  const log = document.querySelector('chat-widget')?.shadowRoot?.querySelector('.log') as HTMLElement;
  const dialog = document.body.appendChild(document.createElement('dialog'));
  async function place(): Promise<number> {
    // Browsers send what they scrolled with the next picture.
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    return log.scrollTop;
  }
  const places = [];
  for (const top of [log.scrollHeight, log.scrollHeight / 2]) {
    log.scrollTop = top;
    const before = await place();
    dialog.showModal();
    const beneath = await place();
    dialog.close();
    places.push([before, beneath, await place()]);
  }
  dialog.remove();
  return places;
}

async function journey(device: Device, way: Way, url: string, consoleApi: ConsoleApi, email: string) {
  await consoleApi.goOnline();
  const proxy = await createFaultProxy(url);
  const shop = await openShop(proxy.url);
  try {
    const visitor = createPerson(device, way);
    await device.goto(shop.url);
    await visitor.press('Chat with us');
    await visitor.fill('Email', email);
    await visitor.fill('How can we help?', 'Does it work in every browser?');
    await visitor.press('Start chat');
    await visitor.sees('Does it work in every browser?');

    const { id } = await consoleApi.chatOf(email);
    await consoleApi.answer(id, 'In each of them.');
    await visitor.sees('In each of them.');
    const oneLine = await visitor.heightOf('Message');
    await visitor.fill('Message', 'Then it does here. '.repeat(5).trim());
    expect(await visitor.heightOf('Message')).toBeGreaterThan(oneLine + 15);
    await visitor.send('Send message');
    await expect.poll(() => visitor.heightOf('Message')).toBe(oneLine);
    await expect
      .poll(async () => JSON.stringify(await consoleApi.entries(id)))
      .toContain('Then it does here.');

    // No engine refuses how it was sent, and has it sent again in another way.
    expect(proxy.calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);

    await device.goto(shop.url);
    await visitor.sees('In each of them.');
    await visitor.sees('Then it does here.');
    if (way === 'mouse') {
      await consoleApi.answer(id, `${'Line by line.\n'.repeat(100)}And the last one.`);
      await visitor.sees('And the last one.');
      for (const places of await device.evaluate(placesAroundDialog, null))
        expect(Math.max(...places) - Math.min(...places), places.join()).toBeLessThan(2);
    }
    await visitor.press('Minimize');
    await visitor.seesNothing();
    await visitor.press('Chat with us');
    await visitor.sees('Then it does here.');
    await visitor.press('Close chat');
    await visitor.press('End chat');
    await visitor.seesNothing();

    await consoleApi.pause();
    await device.goto(shop.url);
    await visitor.press('Leave a message');
    await visitor.fill('How can we help?', 'And at night?');
    await visitor.press('Send message');
    await visitor.sees('Message sent');
    await consoleApi.messageOf(email);
  } finally {
    shop.close();
    await proxy.close();
  }
}
