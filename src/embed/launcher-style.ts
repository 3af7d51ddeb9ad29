import type { WidgetSettings } from '../contract/settings';
import { inkOn } from './ink';

const light = '--surface:#fff;--text:#1c2024;--line:rgb(0 0 0/.1);--alert:#d6293e';
const dark = '--surface:#24272c;--text:#eceef0;--line:rgb(255 255 255/.14);--alert:#d6293e';

/** The rules of the host element and the launcher, one rule a string. */
export function launcherStyle({ accent, scheme, position }: WidgetSettings['look']): string[] {
  const side = position === 'bl' ? 'left' : 'right';
  const edge = (name: string, distance: number) =>
    `${name}:calc(${distance}px + env(safe-area-inset-${name},0px))`;
  const isDark = scheme === 'dark';
  return [
    // Important here beats important of the page. Without size, so that it covers nothing.
    ':host{all:initial!important;display:block!important;position:fixed!important;width:0!important;height:0!important;z-index:2147483647!important}',
    '@media print{:host{display:none!important}}',
    `.launcher,.launcher-note{--accent:${accent};--ink:${inkOn(accent)};${isDark ? dark : light};box-sizing:border-box;position:fixed;${edge('bottom', 20)};${edge(side, 20)}}`,
    ...(scheme === 'auto' ? [`@media(prefers-color-scheme:dark){.launcher,.launcher-note{${dark}}}`] : []),
    '.launcher[hidden],.launcher-note[hidden],.launcher-badge[hidden]{display:none!important}',
    '.launcher{display:grid;place-items:center;width:56px;height:56px;margin:0;padding:0;border:1px solid transparent;border-radius:50%;background:var(--accent);color:var(--ink);cursor:pointer;box-shadow:0 1px 3px rgb(0 0 0/.14),0 6px 20px rgb(0 0 0/.18);touch-action:manipulation;-webkit-tap-highlight-color:transparent}',
    '.launcher.offline{background:var(--surface);color:var(--text);border-color:var(--line)}',
    '.launcher:focus-visible{outline:2px solid var(--accent);outline-offset:2px;box-shadow:0 0 0 2px var(--surface),0 6px 20px rgb(0 0 0/.18)}',
    '.launcher svg{width:26px;height:26px;fill:none;stroke:currentColor;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}',
    '.launcher-badge{position:absolute;top:-5px;inset-inline-end:-5px;box-sizing:border-box;min-width:22px;height:22px;padding:0 5px;border:2px solid var(--surface);border-radius:11px;background:var(--alert);color:#fff;font:600 11px/18px system-ui,sans-serif;text-align:center}',
    `.launcher-note{${edge('bottom', 88)};max-width:min(280px,100vw - 40px);margin:0;padding:12px 16px;border:1px solid var(--line);border-radius:12px;background:var(--surface);color:var(--text);font:14px/20px system-ui,sans-serif;box-shadow:0 1px 3px rgb(0 0 0/.1),0 6px 20px rgb(0 0 0/.14)}`,
    '@media(prefers-reduced-motion:no-preference){.launcher{animation:launcher-appear .2s ease-out;transition:transform .16s ease-out}.launcher:hover{transform:scale(1.05)}.launcher:active{transform:scale(.96)}.launcher[aria-busy=true] svg{animation:launcher-wait .8s .2s ease-in-out infinite alternate}.launcher-note{animation:launcher-appear .18s ease-out}}',
    '@keyframes launcher-appear{from{opacity:0;transform:translateY(8px) scale(.9)}}',
    '@keyframes launcher-wait{to{opacity:.35}}',
  ];
}
