import { expect, test } from 'vitest';
import { createPageRoutes } from './routes';

function setUp() {
  const navigation = new EventTarget();
  const document = { documentURI: 'https://shop.example/' };
  let changes = 0;
  const undo = createPageRoutes({ navigation, document } as unknown as Window).onChange(() => changes++);
  function go(path: string) {
    document.documentURI = `https://shop.example${path}`;
    navigation.dispatchEvent(new Event('currententrychange'));
    return changes;
  }
  return { go, undo };
}

test('a new address is a change of route, an anchor or the same address again is not', () => {
  const { go, undo } = setUp();
  expect(
    ['/#top', '/cart', '/cart', '/cart?step=2', '/cart?step=2#form', '/#/help', '/#!/help'].map(go),
  ).toEqual([0, 1, 1, 2, 2, 3, 4]);
  undo();
  expect(go('/')).toBe(4);
});

test('a browser without the Navigation API tells of none', () => {
  expect(createPageRoutes({} as Window).onChange(() => undefined)).not.toThrow();
});
