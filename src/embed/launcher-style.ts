import type { WidgetSettings } from '../contract/settings';
import { inkOn } from './ink';

const light = '--surface:#fff;--text:#1c2024;--line:#0000001a';
const dark = '--surface:#24272c;--text:#eceef0;--line:#ffffff24';

/** The rules of the host element and the launcher, one rule a string. */
export function launcherStyle({ accent, scheme, position }: WidgetSettings['look']): string[] {
  const edge = (side: string, distance: number) =>
    `${side}:calc(${distance}px + env(safe-area-inset-${side}))`;
  const colours = (names: string) => `.launcher,.launcher-note{${names}}`;
  return [
    // Important here beats important of the page. Without size, so that it covers nothing.
    ':host{all:initial!important;display:block!important;position:fixed!important;z-index:2147483647!important}',
    colours(
      `--accent:${accent};--ink:${inkOn(accent)};--shadow:0 1px 3px #00000024,0 6px 20px #0000002e;box-sizing:border-box;position:fixed;${edge(position === 'bl' ? 'left' : 'right', 20)};margin:0;border:1px solid var(--line);background:var(--surface);color:var(--text);box-shadow:var(--shadow);${scheme === 'dark' ? dark : light}`,
    ),
    ...(scheme === 'auto' ? [`@media(prefers-color-scheme:dark){${colours(dark)}}`] : []),
    `.launcher{${edge('bottom', 20)};display:grid;place-items:center;width:56px;height:56px;padding:0;border-radius:50%;cursor:pointer}`,
    '.launcher:not(.offline){border-color:#0000;background:var(--accent);color:var(--ink)}',
    '.launcher:focus-visible{outline:2px solid var(--accent);outline-offset:2px;box-shadow:0 0 0 2px var(--surface),var(--shadow)}',
    '.launcher svg{width:28px;fill:none;stroke:currentColor;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}',
    '.launcher-badge{position:absolute;top:-6px;inset-inline-end:-6px;min-width:18px;padding:0 2px;border:2px solid var(--surface);border-radius:11px;background:#d6293e;color:#fff;font:600 11px/18px system-ui,sans-serif}',
    `.launcher-note{${edge('bottom', 88)};max-width:min(280px,100vw - 40px);padding:12px 16px;border-radius:12px;font:14px/20px system-ui,sans-serif}`,
    '.launcher[hidden],.launcher-note[hidden],.launcher-badge[hidden]{display:none}',
    '@media(prefers-reduced-motion:no-preference){.launcher,.launcher-note{animation:launcher-appear .2s ease-out;transition:transform .16s ease-out}.launcher:hover{transform:scale(1.05)}.launcher:active{transform:scale(.96)}.launcher[aria-busy=true] svg{animation:launcher-wait .8s .2s ease-in-out infinite alternate}}',
    '@keyframes launcher-appear{0%{opacity:0;transform:translateY(8px) scale(.9)}}',
    '@keyframes launcher-wait{to{opacity:.35}}',
  ];
}
