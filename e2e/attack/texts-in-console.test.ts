import type { Browser } from 'playwright/test';
import { agentOn, signIn } from '../agent';
import { expect, test } from '../people';
import { createService } from '../running-service';
import { changeAs, connect, createReceiver, end, plant, plantWidget, remove } from './texts-for-console';
import { shown } from './vectors';
import { watch } from './watched-page';

/** No more than one page of the audit log tells of. */
const perBatch = 17;

// A recording of thousands of steps would take longer than they do.
test.use({ trace: 'off' });

/** So that several browsers share the whole table. */
const perTest = 34;
const shares = Array.from({ length: Math.ceil(shown.length / perTest) }, (_, at) => at * perTest);

for (const first of shares)
  test(`no text from outside is more than text in the console, from the ${first + 1}th on`, ({ browser }) =>
    show(browser, shown.slice(first, first + perTest)));

async function show(browser: Browser, texts: readonly string[]) {
  test.setTimeout(120_000 + texts.length * 12_000);
  const service = await createService();
  const receiver = await createReceiver();
  const context = await browser.newContext();
  try {
    const { url } = service;
    const page = await context.newPage();
    const { expectHarmless, withPolicy } = await watch(page, url);
    await page.addInitScript(tellRatings);
    await withPolicy(() => signIn(page, url));
    await agentOn(page, url).goOnline();
    const change = changeAs(context.request, url);
    const { hook, bot } = await connect(change, receiver.url);
    receiver.texts.of = (at) => texts[at] ?? '';
    const main = page.locator('main');

    async function open(address: string, said: string | RegExp) {
      await page.evaluate((hash) => (location.hash = hash), `#/${address}`);
      await expect(main).toContainText(said);
      await expectHarmless();
    }

    for (let from = 0; from < texts.length; from += perBatch) {
      const batch = texts.slice(from, from + perBatch);
      receiver.texts.all = batch.join('\n');
      const planted = await Promise.all(batch.map((text, at) => plant(url, change, { at: from + at, text })));
      const last = planted.at(-1)?.mark ?? '';
      await open('', last);
      for (const one of planted) {
        await open(`cases/${one.caseId}`, `last ${one.mark}`);
        await change('POST', `/cases/${one.caseId}/entries`, { text: one.text, messageId: one.mark });
        await end(url, change, one);
        await page.evaluate((text) => Object.assign(window, { rating: text }), one.text);
        await open(`logs/${one.caseId}`, `last ${one.mark}`);
        await expect(page.getByText('Comment', { exact: true })).toBeVisible();
      }
      const widgetId = await plantWidget(change, planted);
      for (const part of [`widgets/${widgetId}`, `widgets/${widgetId}/install`, `rules/${widgetId}`])
        await open(part, planted[0]?.mark ?? '');
      for (const list of ['bans', 'logs', 'agents', 'widgets', 'keys', 'audit']) await open(list, last);
      await open('reports', 'Chats');
      for (const by of ['Page', 'Label', 'Widget', 'Agent']) {
        await page.getByRole('combobox', { name: 'By' }).selectOption(by);
        await expect(page.getByRole('table', { name: `Chats by ${by.toLowerCase()}` })).toBeVisible();
        await expectHarmless();
      }
      for (const address of [`webhooks/${hook}`, `bots/${bot}`]) {
        await open(`connections/${address}`, 'Newest first');
        // One that was attempted: an endpoint that fails is paused, so that the newest have not been.
        const attempted = page
          .getByRole('table', { name: 'Deliveries' })
          .getByRole('row', { name: / [1-9]\d*(?: Send again)?$/ })
          .first();
        const older = page.getByRole('button', { name: 'Show more' });
        await expect(async () => {
          if (await attempted.isHidden()) await older.click({ timeout: 5_000 });
          await expect(attempted).toBeVisible({ timeout: 2_000 });
        }).toPass();
        await attempted.getByRole('button', { expanded: false }).click();
        await expect(page.getByText('· failed').or(page.getByText('· delivered')).first()).toBeVisible();
        await expectHarmless();
      }
      await Promise.all(planted.map((one) => remove(change, one)));
    }
    for (const address of ['connections', 'connections/bots', 'connections/mail', 'privacy', 'account']) {
      await page.evaluate((hash) => (location.hash = hash), `#/${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectHarmless();
    }
  } finally {
    await context.close();
    receiver.close();
    await service.remove();
  }
}

/** What visitors write to a rating is told five minutes later: it is put into the answers before. */
function tellRatings() {
  const own = window.fetch;
  window.fetch = async (...asked) => {
    const answer = await own(...asked);
    const { rating } = window as unknown as { rating?: string };
    if (rating === undefined || !/\/logs\/[\da-f-]{36}$/.test(answer.url)) return answer;
    const record = (await answer.json()) as object;
    const { headers } = answer;
    return Response.json({ ...record, survey_score: 20, survey_comments: rating }, { headers });
  };
}
