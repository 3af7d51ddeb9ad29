import { setTimeout } from 'node:timers/promises';
import { addWidget } from '../add-widget';
import { agentOn, signIn } from '../agent';
import { expect, test } from '../people';

test('an agent who signs out while answers or a file are on their way hears that, and the visitor gets them', async ({
  browser,
  visitor,
  playground,
  service,
  request,
  email,
}) => {
  // With a session of its own: it ends here.
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await signIn(page, service.url);
  const agent = agentOn(page, service.url);
  await agent.goOnline();
  await playground.open(await addWidget(request, service, 'Files', { files: { isOn: true } }));
  await visitor.startChat({ email, question: 'How much is the lamp?' });
  await agent.openChat(email);
  const line = { isSlow: true };
  await page.route(/entries$|console\/files/, async (route) => {
    while (line.isSlow) await setTimeout(50);
    await route.continue();
  });
  const signOut = page.getByRole('button', { name: 'Sign out' });
  const notice = page.getByText('You are still signed in');

  await agent.write('It is 40 euros');
  await page.keyboard.press('Enter');
  await agent.write('Have a nice day');
  await page.keyboard.press('Enter');
  await signOut.click();
  await expect(notice).toBeVisible();
  line.isSlow = false;
  await visitor.sees('Have a nice day');
  await expect(notice).toBeHidden();

  line.isSlow = true;

  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach a file' }).click();
  await (
    await choosing
  ).setFiles({ name: 'receipt.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nreceipt') });
  await expect(page.getByText('receipt.pdf').first()).toBeVisible();
  await signOut.click();
  await expect(notice).toBeVisible();
  line.isSlow = false;
  await expect(visitor.log).toContainText('receipt.pdf');
  await expect(notice).toBeHidden();

  await signOut.click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await context.close();
});
