import { createOutsider } from '../attack/outsider';
import { expect, test } from '../people';
import { widgetId } from '../visitor';

test('a key that still waits for others acts on no chat that has been opened since', async ({
  agent,
  service,
}) => {
  const { page } = agent;
  const { visit } = createOutsider(service.url);
  async function begin(visitorName: string) {
    const email = `${visitorName.replace(' ', '.')}@example.com`;
    const { caseId = '' } = await visit('POST', '', {
      widgetId,
      email,
      visitorName,
      visitorMessage: 'Hello?',
    });
    expect(caseId).not.toBe('');
    return caseId;
  }
  await begin('Ann Meant');
  const other = await begin('Bo Other');
  await agent.openChat('Ann Meant');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-focus="case"][aria-current="true"]')).toBeFocused();
  // A key that soon follows the choice of a chat is text.
  await page.waitForTimeout(1_100);
  await page.clock.install();
  // As a click on a notification does.
  await page.evaluate((id) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true }));
    location.hash = `#/cases/${id}`;
  }, other);
  // Longer than any key waits.
  await page.clock.runFor(1_000);
  await expect(page.getByRole('heading', { name: 'Bo Other' }).first()).toBeVisible();
  await expect(page.getByText('Ending the chat')).toBeHidden();
});
