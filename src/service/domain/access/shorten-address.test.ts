import { expect, test } from 'vitest';
import { shortenAddress } from './shorten-address';

test.each([
  ['192.0.2.77', '192.0.2.0'],
  ['::ffff:192.0.2.77', '192.0.2.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:DB8::6', '2001:db8:0::'],
])('of %s there remains %s', (address, network) => {
  expect(shortenAddress(address)).toBe(network);
});
