import { expect, test } from '../people';

const ways = ['by a colleague, amid a word', 'by a key'];

for (const way of ways) {
  test(`who has the open chat ended ${way}, goes on at what says so`, async ({
    agent,
    visitor,
    consoleApi,
    email,
  }) => {
    const { page } = agent;
    await agent.goOnline();
    await visitor.visit('/');
    await visitor.startChat({ email, question: 'Are you there?' });
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
