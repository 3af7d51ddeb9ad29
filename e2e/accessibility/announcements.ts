import type { Page } from 'playwright/test';

/** Notes every text that a live region brings to whoever listens; answers what was noted so far. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    const liveRegion = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';
    function isHeard(element: Element): boolean {
      const isExposed = element.checkVisibility({ visibilityProperty: true });
      return isExposed && !element.closest('[inert], [aria-hidden=true], [aria-live=off]');
    }
    const root = document.querySelector('chat-widget')?.shadowRoot;
    if (!root) throw new Error('There is no widget.');
    new MutationObserver((mutations) => {
      for (const { target, addedNodes, type } of mutations) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(liveRegion);
        if (!region || !isHeard(region)) continue;
        for (const node of type === 'childList' ? addedNodes : [target])
          if (node.textContent) heard.push(node.textContent);
      }
    }).observe(root, { subtree: true, childList: true, characterData: true });
    (window as unknown as Listening).heard = heard;
  });
  return () => page.evaluate(() => (window as unknown as Listening).heard);
}

interface Listening {
  heard: string[];
}
