import { expect } from 'playwright/test';
import type { Device } from './device';
import { findControl, isMoving, shownText, type Control, type Wanted } from './find-control';

export type Way = 'mouse' | 'touch' | 'keyboard';

/** A visitor at a device, who uses one way of input alone; a touched or clicked field is typed into as well. */
export interface Person {
  press(button: string): Promise<void>;
  fill(field: string, text: string): Promise<void>;
  /** CSS pixels. */
  heightOf(field: string): Promise<number>;
  /** Sends what is in the field with the focus. */
  send(button: string): Promise<void>;
  sees(text: string): Promise<void>;
  seesNothing(): Promise<void>;
}

const mostTabs = 40;

export function createPerson(device: Device, way: Way): Person {
  async function find(wanted: Wanted): Promise<Control> {
    let found: Control | null = null;
    // The panel grows out of its launcher: what is pressed has to stand still.
    async function isStill(): Promise<boolean> {
      if (await device.evaluate(isMoving, null)) return false;
      const before = found;
      found = await device.evaluate(findControl, wanted);
      return found !== null && before?.x === found.x && before.y === found.y;
    }
    await expect.poll(isStill, { message: wanted.name }).toBe(true);
    return found as unknown as Control;
  }

  async function reach(wanted: Wanted): Promise<void> {
    const { x, y, hasFocus } = await find(wanted);
    if (way === 'mouse') return device.click(x, y);
    if (way === 'touch') return device.tap(x, y);
    for (let tabs = 0, isThere = hasFocus; !isThere; tabs++) {
      if (tabs > mostTabs) throw new Error(`Tab does not lead to ${wanted.name}.`);
      await device.press('Tab');
      isThere = (await device.evaluate(findControl, wanted))?.hasFocus === true;
    }
  }

  async function press(name: string) {
    await reach({ role: 'button', name });
    if (way === 'keyboard') await device.press('Enter');
  }

  return {
    press,
    async fill(name, text) {
      const wanted: Wanted = { role: 'textbox', name };
      await reach(wanted);
      await expect.poll(async () => (await find(wanted)).hasFocus, { message: name }).toBe(true);
      await device.type(text);
      await expect.poll(async () => (await find(wanted)).value, { message: name }).toBe(text);
    },
    heightOf: async (name) => (await find({ role: 'textbox', name })).height,
    send: (button) => (way === 'keyboard' ? device.press('Enter') : press(button)),
    sees: (text) => expect.poll(() => device.evaluate(shownText, null), { message: text }).toContain(text),
    seesNothing: () => expect.poll(() => device.evaluate(shownText, null)).toBe(''),
  };
}
