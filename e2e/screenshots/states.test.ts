import { expect, test } from '../people';
import { expectNoFindings, expectNoFindingsOfColours } from '../accessibility/axe';
import { appWidgetId } from '../playground';
import { shoot, turnInto, variants } from './variants';

/** One chat is seen as each of its devices shows it; the page of a language that is written from the right is another. */
const pages = [
  { direction: 'from the left', locale: undefined, seen: variants.filter((one) => !one.isRightToLeft) },
  { direction: 'from the right', locale: 'ar', seen: variants.filter((one) => one.isRightToLeft) },
];

/** `STATES=1 npx playwright test … screenshots/states` leaves the pictures in test-results/states. */
for (const { direction, locale, seen } of pages) {
  test(`every state of a chat, written ${direction}, is without findings on each device`, async ({
    agent,
    visitor,
    email,
  }) => {
    test.setTimeout(180_000);
    const { page } = visitor;
    await turnInto(page, {});
    await agent.goOnline();
    if (locale) await page.addInitScript((tag) => (document.documentElement.lang = tag), locale);
    await visitor.visit(`/playground.html?widget=${appWidgetId}`);
    if (locale)
      await page.evaluate((tag) => (window as unknown as PageWithWidget).ChatWidget.setLocale(tag), locale);
    await page.waitForFunction(() =>
      document.querySelector('chat-widget')?.shadowRoot?.querySelector('button'),
    );
    await page.evaluate(() => (window as unknown as PageWithWidget).ChatWidget.startLink());
    const panel = page.locator('[part=panel]');
    async function take(state: string) {
      for (const variant of seen) {
        await turnInto(page, variant);
        // axe reckons with the page's own colours, which forced ones replace.
        if (variant.isDark) await expectNoFindingsOfColours(page);
        else if (!variant.isForced) await expectNoFindings(page);
        await shoot(page, `states/${variant.name}-${state}`);
      }
      await turnInto(page, {});
    }
    await expect(panel.locator('form')).toBeVisible();
    await take('1-form');
    await panel.locator('[type=submit]').click();
    await expect(panel.locator('[aria-invalid=true]').first()).toBeFocused();
    await take('2-faults');
    await panel.locator('[name=email]').fill(email);
    await panel
      .locator('[name=message], textarea')
      .first()
      .fill('Would Holm suit a kitchen with a low ceiling?');
    await panel.locator('[type=submit]').click();
    await expect(panel.locator('[part=composer]')).toBeVisible();
    await take('3-waiting');
    await agent.openChat(email);
    await agent.answer('Good evening! It would, see https://example.com/: no tools are needed.');
    await agent.answer('مرحبا، كيف حالك؟');
    await agent.answer('👍');
    await expect(panel.locator('.cw-emoji')).toBeAttached();
    await expect(panel.getByRole('link')).toBeVisible();
    await panel.locator('[part=composer] textarea').fill('2.30 m, and the table is 74 cm high.');
    await panel.locator('[part=composer] textarea').press('Enter');
    await panel.locator('[part=composer] textarea').fill('שלום');
    await panel.locator('[part=composer] textarea').press('Enter');
    await expect(panel.locator('.cw-own .cw-bubble').last()).toContainText('שלום');
    await take('4-chat');
    await panel.locator('[part=close]').click();
    await expect(panel.locator('[role=alertdialog]')).toBeVisible();
    await take('5-question');
    await panel.locator('[role=alertdialog] .quiet').click();
    await expect(panel.locator('[part=survey] input').first()).toBeVisible();
    await take('6-ended');
    await panel.locator('[part=survey] input').nth(3).check({ force: true });
    await take('7-survey');
  });
}

interface PageWithWidget {
  ChatWidget: { setLocale(tag: string): void; startLink(): void };
}
