import { expect, test } from 'vitest';
import { keepPage } from './keep-page';

function dragged(types: string[], isTaken: boolean) {
  const window = new EventTarget() as Window;
  if (isTaken) window.addEventListener('dragover', (event) => event.preventDefault());
  keepPage(window);
  const dataTransfer = { types, dropEffect: 'copy' };
  const event = Object.assign(new Event('dragover', { cancelable: true }), { dataTransfer });
  window.dispatchEvent(event);
  return [event.defaultPrevented, dataTransfer.dropEffect];
}

test('a file can be dropped only where something takes it; text goes where it likes', () => {
  expect(dragged(['Files'], false)).toEqual([true, 'none']);
  expect(dragged(['Files'], true)).toEqual([true, 'copy']);
  expect(dragged(['text/plain'], false)).toEqual([false, 'copy']);
});
