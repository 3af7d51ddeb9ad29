import { expect, test } from '../people';
import { holdBack } from '../hold-back';
import { widgetId } from '../visitor';

test('a screen whose file does not come says so, and comes at the next try', async ({ page, service }) => {
  await page.route('**/console/sign-in-*.js', (route) => route.abort());
  await page.goto(`${service.url}/console/`);
  await expect(page.getByRole('alert')).toContainText('Part of the console could not be loaded.');
  await page.unroute('**/console/sign-in-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to answer chats' })).toBeVisible();
});

test('an agent hears that a part of the screen did not come, and gets it by loading the page again', async ({
  agent,
  visitor,
  email,
}) => {
  const { page } = agent;
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Hello?' });
  await agent.openChat(email);
  await page.route('**/console/AnswerNone-*.js', (route) => route.fulfill({ status: 404 }));
  await agent.closeChat();
  await expect(page.getByRole('status').getByText('could not be loaded')).toBeVisible();
  await page.unroute('**/console/AnswerNone-*.js');
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByRole('button', { name: 'Add a note' })).toBeVisible();
  await expect(page.getByText('could not be loaded')).toBeHidden();
});

test('where a part of a widget’s screen does not come, what is unsaved is asked about before it is lost', async ({
  agent: { page },
}) => {
  await page.route('**/console/TextsForm-*.js', (route) => route.abort());
  await page.goto(`${new URL(page.url()).origin}/console/#/widgets/${widgetId}`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill('Another name');
  await page.getByRole('link', { name: 'Texts' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('link', { name: 'Reports' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: 'Reports' })).toBeVisible();
});

for (const file of ['WorkspaceDialogs', 'FilterDialog']) {
  test(`keys do nothing to the chats while ${file} is on its way`, async ({ agent }) => {
    const { page } = agent;
    const arrive = await holdBack(page, `**/console/${file}-*.js`);
    await page.reload();
    const open = page.getByRole('tab', { name: /^Open/ });
    await expect(open).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('region', { name: 'Chat' }).getByRole('strong')).toBeVisible();
    await page.keyboard.press('f');
    await expect(page.getByRole('dialog').getByText('Loading…')).toBeVisible();
    await page.keyboard.press('2');
    arrive();
    await expect(
      page.getByRole('dialog', { name: 'Filter chats' }).getByRole('combobox').first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(open).toHaveAttribute('aria-selected', 'true');
  });
}
