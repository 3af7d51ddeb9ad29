import { expect, test } from '../people';
import { beginChat } from './begin-chat';

const ways = ['by a colleague, amid a word', 'by a key'];

for (const way of ways) {
  test(`who has the open chat ended ${way}, goes on at what says so`, async ({
    agent,
    service,
    consoleApi,
    email,
  }) => {
    const { page } = agent;
    await agent.goOnline();
    await beginChat(service.url, email, 'Are you there?');
    await agent.openChat(email);
    await agent.answer('Yes');
    if (way === 'by a key') {
      await page.getByRole('button', { name: 'End chat' }).press('Enter');
      await page.getByRole('button', { name: 'End now' }).press('Enter');
    } else {
      await agent.write('And half a');
      const { id } = await consoleApi.chatOf(email);
      await consoleApi.close(id);
    }
    const ended = page.getByText(/^This chat ended/);
    await expect(ended).toBeFocused();
    // What is typed on does nothing.
    for (const key of ['Space', 'Enter']) await page.keyboard.press(key);
    await expect(ended).toBeFocused();
  });
}

test('what was begun in a chat that can’t be found any more is there to be copied or discarded', async ({
  agent,
  service,
  email,
}) => {
  await agent.goOnline();
  const caseId = await beginChat(service.url, email, 'Which lamp is the brightest?');
  await agent.openChat(email);
  await agent.write('That would be the');
  await agent.page.route(`**/api/console/cases/${caseId}`, (route) =>
    route.fulfill({ status: 404, json: { code: 404, message: 'Not found' }, headers: { 'x-console': '1' } }),
  );
  await agent.page.reload();
  const notFound = agent.page.getByRole('alert').filter({ hasText: 'This chat can’t be found' });
  await expect(notFound).toContainText('That would be the');
  await notFound.getByRole('button', { name: 'Discard' }).click();
  await expect(notFound).not.toContainText('That would be the');
  await agent.page.getByRole('button', { name: 'Undo' }).click();
  await expect(notFound).toContainText('That would be the');
});
