import { expect, test } from 'vitest';
import { createPageAddress } from './address';

test('goes to another hash alone, and reports each change until its undo', () => {
  const visited: string[] = [];
  let hash = '#/open';
  const location = {
    get hash() {
      return hash;
    },
    set hash(next: string) {
      visited.push((hash = next));
    },
  };
  const window = Object.assign(new EventTarget(), { location }) as unknown as Window;
  const address = createPageAddress(window);
  let changes = 0;
  const undo = address.onChange(() => changes++);
  address.goTo('#/open');
  address.goTo('#/closed');
  window.dispatchEvent(new Event('hashchange'));
  undo();
  window.dispatchEvent(new Event('hashchange'));
  expect([visited, address.hash(), changes]).toEqual([['#/closed'], '#/closed', 1]);
});
