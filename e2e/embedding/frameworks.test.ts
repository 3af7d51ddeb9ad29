import { expect, test } from '../people';

for (const framework of ['React', 'Vue']) {
  test(`a page of ${framework} components loads the widget by the package`, async ({
    consoleApi,
    visitor,
    email,
  }) => {
    const { page, dialog } = visitor;
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await consoleApi.goOnline();
    await visitor.visit(`/${framework.toLowerCase()}/`);
    await expect(page.getByRole('status').filter({ hasText: 'Somebody is at the bench.' })).toBeVisible();
    await page.getByLabel('Lamp').selectOption('Holm');
    await page.getByRole('button', { name: 'Ask about Holm' }).click();
    const question = dialog.getByRole('textbox', { name: 'How can we help?' });
    await expect(question).toHaveValue('About Holm: ');
    await question.fill('Is Holm heavy?');
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await dialog.getByRole('button', { name: 'Start chat' }).click();
    await expect(page.getByText('You asked: Is Holm heavy?')).toBeVisible();
    await expect(page.locator('chat-widget')).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Minimize' }).click();
    await page.getByRole('button', { name: 'Destroy' }).click();
    await expect(page.locator('chat-widget')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}
