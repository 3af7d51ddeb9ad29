import { expect, test } from '../people';
import { installApp } from './installed-app';
import { staysThroughALink } from './stays-through-a-link';

test.beforeEach(async ({ consoleApi }) => consoleApi.goOnline());

const quiet = { NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1' };

for (const framework of ['Next', 'Nuxt']) {
  test(`a chat stays on pages that ${framework} renders on a server, hydrates and changes`, async ({
    visitor,
    service,
    email,
  }) => {
    test.setTimeout(900_000);
    const app = await installApp(framework.toLowerCase(), { ...quiet, CHAT_SERVICE: service.url });
    process.stdout.write(`${framework}: installed in ${app.installed} s, built in ${app.built} s\n`);
    try {
      const { page, dialog } = visitor;
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (/error|warning/.test(message.type())) faults.push(message.text());
      });
      const url = await app.start();
      expect(await (await fetch(url)).text()).toContain('<h1>The first page</h1>');

      await visitor.visit(url);
      await staysThroughALink(visitor, email);
      if (framework === 'Next') await expect(page.getByRole('button', { name: 'Ask us' })).toBeEnabled();
      await page.reload();
      await visitor.sees('It stays.');
      await dialog.getByRole('button', { name: 'Minimize' }).click();
      await page.getByRole('link', { name: 'One' }).click();
      await expect(page.getByRole('heading', { name: 'The first page' })).toBeVisible();
      await expect(visitor.launcher).toHaveCount(1);
      expect(faults).toEqual([]);
    } finally {
      await app.remove();
    }
  });
}
