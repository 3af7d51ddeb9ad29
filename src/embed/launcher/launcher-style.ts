import { inkOn } from './ink';
import type { Look } from './look';

// Outlines for clipping, 28 px wide: the first SVG element of a page costs it 33 kB of memory.
const bubble =
  'M9 4h10a6 6 0 0 1 6 6v5a6 6 0 0 1-6 6h-7l-5 4.2v-4.5A6 6 0 0 1 3 15v-5a6 6 0 0 1 6-6zm0 5.4h10v1.8H9zm0 4h6v1.8H9z';
const letter =
  'M7 6h14a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4v-8a4 4 0 0 1 4-4zM5 9.4l9 6.4 9-6.4v2.2L14 18 5 11.6z';

/** The rules of the host element and the launcher, one rule a string. */
export function launcherStyle({ accent, scheme, position }: Look): string[] {
  function edge(axis: string, side: string) {
    return `${side}:calc(var(--cw-launcher-offset-${axis},20px) + env(safe-area-inset-${side}))`;
  }
  return [
    // Important here beats important of the page. Without size, so that it covers nothing; above the bottom of the window,
    // so that it is seen to lie below it where the page moves it.
    ':host{all:initial!important;position:fixed!important;bottom:60px!important;z-index:var(--cw-z-index,2147483647)!important}',
    // The system's colours: they follow the scheme without a rule for each. `only`: a browser that darkens pages hides the drawing.
    `.launcher{--accent:var(--cw-accent,${accent});--shadow:0 1px 3px #00000024,0 6px 20px #0000002e;color-scheme:${/^(light|dark)$/.test(scheme) ? `only ${scheme}` : 'light dark'};box-sizing:border-box;position:fixed;${edge('x', position.endsWith('l') ? 'left' : 'right')};margin:0;border:1px solid #8884;background:Canvas;color:CanvasText;box-shadow:var(--shadow);${edge('y', position.startsWith('t') ? 'top' : 'bottom')};display:flex;gap:8px;align-items:center;justify-content:center;padding:13px;border-radius:28px;font:600 .9375em/1.333 system-ui,sans-serif;cursor:pointer}`,
    '.text{max-width:calc(100vw - 40px);padding:9px 20px 9px 16px}',
    '.image{min-width:56px;padding:0;border:0;border-radius:0;background:none;box-shadow:none}.launcher img{pointer-events:none;max-width:160px;max-height:96px}',
    `.launcher:not(.offline,.image){border-color:#0000;background:var(--accent);color:var(--cw-accent-text,${inkOn(accent)})}`,
    '.launcher:focus-visible{outline:2px solid var(--accent);outline-offset:2px;box-shadow:0 0 0 2px Canvas,var(--shadow)}',
    // Without it, Chromium drops the click if the button is drawn again between press and release.
    `.launcher:not(.image)::before{content:"";pointer-events:none;flex:none;border:14px solid;clip-path:path(evenodd,"${bubble}")}`,
    `.launcher.offline::before{clip-path:path(evenodd,"${letter}")}`,
    '.launcher:not([data-unread=""])::after{content:attr(data-unread);position:absolute;top:-6px;inset-inline-end:-6px;min-width:14px;padding:0 2px;border:2px solid Canvas;border-radius:11px;background:#d6293e;color:#fff;font-size:.73em;line-height:1.64}',
    '[hidden]{display:none!important}',
    // It doesn't fade in: an animation would draw the page again and again while it loads.
    '@media(prefers-reduced-motion:no-preference){.launcher{transition:.2s}.launcher:hover{scale:1.05}.launcher[aria-busy=true]{opacity:.6}}',
    '@media print{:host{display:none!important}}',
  ];
}
