import type { Page } from 'playwright/test';
import { expect, test } from '../people';

const rules = [{ id: 'hello', when: { all: [] }, messages: ['May I help you?'] }];

test.beforeEach(async ({ consoleApi }) => consoleApi.goOnline());

test('who asks not to be tracked is remembered by nothing, and can chat', async ({ visitor, email }) => {
  const asked = requestsOf(visitor.page);
  await visitor.visit(pageWith('private', { proactive: { rules } }));
  await expect(visitor.launcher).toBeVisible();
  await visitor.page.waitForLoadState('networkidle');
  expect(await kept(visitor.page)).toEqual([]);
  expect(asked.filter((url) => url.includes('/proactive.js'))).toEqual([]);
  await visitor.startChat({ email, question: 'Do you know me?' });
  await visitor.page.reload();
  await visitor.sees('Do you know me?');
  expect((await kept(visitor.page)).filter((key) => /visit$|invitations/.test(key))).toEqual([]);
});

test('who asks not to be tracked, and agrees here, is invited', async ({ visitor }) => {
  await visitor.visit(pageWith('private', { proactive: { rules } }));
  await expect(visitor.launcher).toBeVisible();
  await setConsent(visitor.page, 'granted');
  await expect(visitor.page.getByRole('region', { name: 'Invitation to chat' })).toBeVisible();
  expect(await kept(visitor.page)).toContain('chat-widget:visit');
});

test('before the visitor agrees the service is asked for nothing', async ({ visitor }) => {
  const asked = requestsOf(visitor.page);
  await visitor.visit(pageWith('settings', { consent: { isRequired: true }, proactive: { rules } }));
  await expect(visitor.launcher).toBeVisible();
  await visitor.page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /\/api\/|proactive\.js/.test(url))).toEqual([]);
  await setConsent(visitor.page, 'granted');
  await expect(visitor.page.getByRole('region', { name: 'Invitation to chat' })).toBeVisible();
  expect(asked.filter((url) => /\/api\/|proactive\.js/.test(url)).length).toBeGreaterThan(1);
});

test('who has not agreed can chat, and nothing of it is kept', async ({ visitor, email }) => {
  await visitor.visit(pageWith('settings', { consent: { isRequired: true } }));
  await visitor.startChat({ email, question: 'May I ask?' });
  await visitor.say('Just this once.');
  expect(await kept(visitor.page)).toEqual([]);
  expect(await visitor.page.context().cookies()).toEqual([]);
});

function pageWith(name: string, settings: object) {
  return `/qa/${name}.html?settings=${encodeURIComponent(JSON.stringify(settings))}`;
}

function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

function setConsent(page: Page, consent: string) {
  return page.evaluate((given) => {
    const { ChatWidget } = window as unknown as { ChatWidget: { setConsent(given: string): void } };
    ChatWidget.setConsent(given);
  }, consent);
}

function kept(page: Page): Promise<string[]> {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());
}
