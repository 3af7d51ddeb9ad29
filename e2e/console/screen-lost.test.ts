import { expect, test } from '../people';

test('a screen whose file does not come says so, and comes at the next try', async ({ page, service }) => {
  await page.route('**/console/sign-in-*.js', (route) => route.abort());
  await page.goto(`${service.url}/console/`);
  await expect(page.getByRole('alert')).toContainText('Part of the console could not be loaded.');
  await page.unroute('**/console/sign-in-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to answer chats' })).toBeVisible();
});
