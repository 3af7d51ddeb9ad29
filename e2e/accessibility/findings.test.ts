import { expect, test } from '../people';
import { expectNoFindings } from './axe';

for (const page of ['/', '/kelda.html', '/holm.html', '/about.html', '/cart.html', '/playground.html']) {
  test(`the demo's page ${page} is without findings`, async ({ visitor }) => {
    await visitor.visit(page);
    await expect(visitor.launcher).toBeVisible();
    await expectNoFindings(visitor.page);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`form, chat and its end are without findings in ${colorScheme}`, async ({ agent, visitor, email }) => {
    await visitor.page.emulateMedia({ colorScheme });
    await agent.goOnline();
    await visitor.visit('/');
    await visitor.page.getByRole('button', { name: 'Chat with us' }).click();
    await expect(visitor.dialog.getByRole('button', { name: 'Start chat' })).toBeVisible();
    await expectNoFindings(visitor.page);
    await visitor.dialog.getByRole('button', { name: 'Start chat' }).click();
    await expect(visitor.dialog.getByRole('textbox', { name: 'Email' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expectNoFindings(visitor.page);

    await visitor.dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await visitor.dialog.getByRole('textbox', { name: 'How can we help?' }).fill('Waiting for somebody');
    await visitor.dialog.getByRole('button', { name: 'Start chat' }).click();
    await expect(visitor.log).toContainText('Waiting for somebody');
    await expectNoFindings(visitor.page);

    await agent.openChat(email);
    await agent.answer('Here I am, with a link: https://example.com/');
    await expect(visitor.log.getByRole('link')).toBeVisible();
    await expectNoFindings(visitor.page);

    await visitor.dialog.getByRole('button', { name: 'Close chat' }).click();
    await expect(visitor.dialog.getByRole('button', { name: 'End chat' })).toBeVisible();
    await expectNoFindings(visitor.page);
    await visitor.page.keyboard.press('Escape');
    await agent.closeChat();
    await expect(visitor.dialog.getByText(/ended/i).first()).toBeVisible();
    await expectNoFindings(visitor.page);
  });

  test(`the offline form and its thanks are without findings in ${colorScheme}`, async ({
    agent,
    visitor,
    email,
  }) => {
    await visitor.page.emulateMedia({ colorScheme });
    await agent.pause();
    await visitor.visit('/');
    await visitor.page.getByRole('button', { name: 'Leave a message' }).click();
    await visitor.dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await visitor.dialog.getByRole('textbox', { name: 'How can we help?' }).fill('Nobody there');
    await expectNoFindings(visitor.page);
    await visitor.dialog.getByRole('button', { name: /send|leave/i }).click();
    await expect(visitor.dialog.getByText(/thank|received|sent/i).first()).toBeVisible();
    await expectNoFindings(visitor.page);
  });

  test(`the console is without findings in ${colorScheme}`, async ({
    agent,
    visitor,
    email,
    browser,
    service,
  }) => {
    const stranger = await browser.newPage({ colorScheme });
    await stranger.goto(`${service.url}/console/`);
    await expect(stranger.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expectNoFindings(stranger);
    await stranger.close();

    await agent.page.emulateMedia({ colorScheme });
    await agent.goOnline();
    await expectNoFindings(agent.page);
    await visitor.visit('/');
    await visitor.startChat({ email, question: 'A question for the list' });
    await agent.openChat(email);
    await agent.answer('An answer');
    await expectNoFindings(agent.page);
    for (const tab of ['Offline messages', 'Ended']) {
      await agent.page.getByRole('tab', { name: tab }).click();
      await expectNoFindings(agent.page);
    }
  });
}
