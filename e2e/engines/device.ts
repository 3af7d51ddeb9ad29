import { openChromium } from './chromium-device';
import type { Engine } from './engines';
import { openFirefox } from './firefox-device';
import { openWebKit } from './webkit-device';

export type Key = 'Tab' | 'Enter' | 'Escape';

/** A browser of one engine with one page: what its driver can do that all drivers can. Places are CSS pixels of the window. */
export interface Device {
  goto(url: string): Promise<void>;
  /** Runs the function in the page; it may use nothing but its argument. */
  evaluate<Argument, Answer>(
    run: (argument: Argument) => Answer | Promise<Answer>,
    argument: Argument,
  ): Promise<Answer>;
  click(x: number, y: number): Promise<void>;
  tap(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

export function openDevice({ name, path }: Engine): Promise<Device> {
  switch (name) {
    case 'Chromium':
      return openChromium(path);
    case 'Firefox':
      return openFirefox(path);
    case 'WebKit':
      return openWebKit(path);
  }
}
