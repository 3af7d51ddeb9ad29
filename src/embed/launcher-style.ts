import { inkOn } from './ink';
import type { Look } from './look';

const light = '--surface:#fff;--text:#1c2024;--line:#0000001a';
const dark = '--surface:#24272c;--text:#eceef0;--line:#ffffff24';

// Outlines for clipping, 28 px wide: the first SVG element of a page costs it 33 kB of memory.
const bubble =
  'M9 4h10a6 6 0 0 1 6 6v5a6 6 0 0 1-6 6h-7l-5 4.2v-4.5A6 6 0 0 1 3 15v-5a6 6 0 0 1 6-6zm0 1.6h10a4.4 4.4 0 0 1 4.4 4.4v5a4.4 4.4 0 0 1-4.4 4.4h-7.6l-2.8 2.4v-2.5A4.4 4.4 0 0 1 4.6 15v-5A4.4 4.4 0 0 1 9 5.6zm0 4.6h10v1.6H9zm0 3.6h6v1.6H9z';
const letter =
  'M6.6 6h14.8A3.6 3.6 0 0 1 25 9.6v8.8a3.6 3.6 0 0 1-3.6 3.6H6.6A3.6 3.6 0 0 1 3 18.4V9.6A3.6 3.6 0 0 1 6.6 6zm0 1.6h14.8a2 2 0 0 1 2 2v8.8a2 2 0 0 1-2 2H6.6a2 2 0 0 1-2-2V9.6a2 2 0 0 1 2-2zM4.6 9l9.4 6.7L23.4 9v2L14 17.6 4.6 11z';

/** The rules of the host element and the launcher, one rule a string. */
export function launcherStyle({ accent, scheme, position }: Look): string[] {
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
    `.launcher::before{content:"";width:28px;height:28px;background:currentColor;forced-color-adjust:none;clip-path:path(evenodd,"${bubble}")}`,
    `.launcher.offline::before{clip-path:path(evenodd,"${letter}")}`,
    '.launcher-badge{position:absolute;top:-6px;inset-inline-end:-6px;min-width:14px;padding:0 2px;border:2px solid var(--surface);border-radius:11px;background:#d6293e;color:#fff;font:600 11px/18px system-ui,sans-serif;text-align:center}',
    `.launcher-note{${edge('bottom', 88)};max-width:min(280px,100vw - 40px);padding:12px 16px;border-radius:12px;font:14px/20px system-ui,sans-serif}`,
    '.launcher[hidden],.launcher-badge[hidden]{display:none}',
    '@media(prefers-reduced-motion:no-preference){.launcher,.launcher-note{animation:launcher-appear .2s ease-out;transition:transform .16s ease-out}.launcher:hover{transform:scale(1.05)}.launcher:active{transform:scale(.96)}.launcher[aria-busy=true]::before{animation:launcher-wait .8s .2s ease-in-out infinite alternate}}',
    '@keyframes launcher-appear{0%{opacity:0;transform:translateY(8px) scale(.9)}}',
    '@keyframes launcher-wait{to{opacity:.35}}',
  ];
}
