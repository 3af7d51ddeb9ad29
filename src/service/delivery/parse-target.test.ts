import { describe, expect, test } from 'vitest';
import { createEndpointAddresses, parseTarget } from './parse-target';

const publicOnly = createEndpointAddresses({ allowPrivate: false });

describe('an endpoint can have the address', () => {
  test.each([
    'https://example.com/hook',
    'http://example.com',
    'https://example.com:8443/a?b=c#d',
    'https://1.1.1.1/hook',
    'https://[2606:4700:4700::1111]:443/',
    'https://bücher.example/hook',
  ])('%s', (address) => expect(publicOnly.refusal(address)).toBeUndefined());
});

describe('an endpoint can not have the address', () => {
  test.each([
    ['', /not an address/],
    ['example.com/hook', /not an address/],
    ['ftp://example.com/', /http and https/],
    ['file:///etc/passwd', /http and https/],
    ['javascript:alert(1)', /http and https/],
    ['https://user:secret@example.com/', /user name or password/],
    ['https://user@example.com/', /user name or password/],
    ['http://example.com:25/', /Port 25/],
    ['http://example.com:22/', /Port 22/],
    ['http://example.com:0/', /Port 0/],
    ['http://example.com:6667/', /Port 6667/],
    ['http://example.com:99999/', /not an address/],
    [`https://example.com/${'a'.repeat(2048)}`, /longer than 2048/],
    ['http://127.0.0.1/', /not a public one/],
    ['http://localhost:3000/', /not a public one.*ALLOW_PRIVATE_WEBHOOKS=1/],
    ['http://shop.localhost/', /not a public one/],
    ['http://localhost./', /not a public one/],
    ['http://127.1/', /not a public one/],
    ['http://2130706433/', /not a public one/],
    ['http://0x7f000001/', /not a public one/],
    ['http://0177.0.0.1/', /not a public one/],
    ['http://169.254.169.254/latest/meta-data', /not a public one/],
    ['http://[::1]/', /not a public one/],
    ['http://[::ffff:10.0.0.1]/', /not a public one/],
    ['http://[fe80::1]/', /not a public one/],
    ['http://[64:ff9b::7f00:1]/', /not a public one/],
  ])('%s', (address, reason) => expect(publicOnly.refusal(address)).toMatch(reason));
});

test('internal addresses are targets where they are allowed, other rules hold all the same', () => {
  expect(parseTarget('http://127.1:3000/hook', { allowPrivate: true }).href).toBe(
    'http://127.0.0.1:3000/hook',
  );
  expect(() => parseTarget('http://a:b@127.0.0.1/', { allowPrivate: true })).toThrow(/password/);
});
