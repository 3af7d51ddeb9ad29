import { expect, test } from 'vitest';
import { isKnownHost } from './known-host';

test.each([
  ['127.0.0.1:9464', true],
  ['10.0.0.11', true],
  ['[::1]:9464', true],
  ['localhost:9464', true],
  ['chat:9464', true],
  ['chat.monitoring.svc.cluster.local:9464', true],
  ['ip-10-0-0-11.ec2.internal', true],
  ['Metrics.Shop.example:9464', true],
  ['metrics.shop.example.', true],
  ['evil.example:9464', false],
  ['metrics.shop.example.evil.example', false],
  ['evilmetrics.shop.example', false],
  ['10.0.0.11.evil.example', false],
  ['local.evil.example', false],
  ['evil.example#.local', false],
  ['evil.example/.local', false],
  ['a b', false],
  ['', false],
  [undefined, false],
])('a request for %s meant this server: %s', (host, isKnown) => {
  expect(isKnownHost(host, ['metrics.shop.example'])).toBe(isKnown);
});
