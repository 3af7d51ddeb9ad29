import { expect, test } from 'vitest';
import { setUpWidget } from './fake-widget';

test('the launcher shows that the panel loads only where it takes a while', async () => {
  const { browser, widget, drawn, launcher, settle, holdLoading } = setUpWidget();
  await settle();
  const timers = browser.clock.pending();
  const release = holdLoading();
  widget.open();
  await browser.clock.advance(149);
  expect(launcher()?._loading).toBe('idle');
  await browser.clock.advance(1);
  expect(launcher()?._loading).toBe('loading');
  release();
  await settle();
  expect(launcher()?._loading).toBe('idle');

  widget.open();
  expect(browser.clock.pending()).toBe(timers);
  const count = drawn.length;
  await browser.clock.advance(1000);
  expect(drawn).toHaveLength(count);
});

test('a panel that can not be loaded is said at the launcher, and the next click tries again', async () => {
  const { widget, log, launcher, report, settle, breakLoading } = setUpWidget();
  await settle();
  breakLoading(true);
  widget.open();
  await settle();
  expect(launcher()).toMatchObject({ _isVisible: true, _loading: 'failed' });
  expect(report.errors).toHaveLength(1);
  breakLoading(false);
  widget.open();
  await settle();
  expect(launcher()?._loading).toBe('idle');
  expect(log.slice(-2)).toEqual(['mount w', 'open']);
});

test('once the panel is there, nothing is left that would show its loading', async () => {
  const { browser, widget, settle } = setUpWidget();
  await settle();
  const timers = browser.clock.pending();
  widget.open();
  widget.open();
  expect(browser.clock.pending()).toBe(timers + 1);
  await settle();
  expect(browser.clock.pending()).toBe(timers);
});
