import { expect, test, testAlone } from '../people';
import { visitorOn } from '../visitor';

testAlone(
  'an administrator goes online, chats with themselves from the checklist, and home says what is left',
  async ({ agent, service, email }) => {
    const { page } = agent;
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveTitle('Home');
    function step(title: string | RegExp) {
      return page.getByRole('main').getByRole('listitem').filter({ hasText: title });
    }
    await expect(step('Make it yours')).toContainText('(done)');
    await step('Go online').getByRole('button', { name: 'Go online' }).click();
    await expect(step('Go online')).toContainText('(done)');
    await expect(step('Agents online')).toContainText('Maya Lindqvist');

    const opened = page.waitForEvent('popup');
    await step('Chat with yourself').getByRole('link', { name: 'Try the widget' }).click();
    const both = await opened;
    await expect(
      both.frameLocator('iframe[title="You, the agent"]').getByRole('switch', { name: 'Online' }),
    ).toBeVisible();
    await both.goto(`${both.url()}/page`);
    const visitor = visitorOn(both, service.url);
    await visitor.startChat({ email, question: 'Is this me?' });
    await page.bringToFront();
    await expect(step(/^Waiting/)).toContainText('1');
    await step(/^Waiting/)
      .getByRole('link')
      .click();
    await agent.openChat(email);
    await agent.answer('It is.');
    await visitor.sees('It is.');
    await agent.closeChat();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(step('Chat with yourself')).toContainText('(done)');
    await expect(step('Answered')).toContainText('1');
    await page.getByRole('button', { name: 'Hide this list' }).click();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Set up your chat' })).toHaveCount(0);
  },
);

test('each figure of home leads to its screen', async ({ agent: { page } }) => {
  await page.getByRole('link', { name: 'Home' }).click();
  for (const [title, leadsTo] of [
    ['Waiting', 'Chats'],
    ['In a conversation', 'Chats'],
    ['Messages to answer', 'Chats'],
    ['Agents online', 'Agents'],
    ['Answered', 'Reports'],
    ['Median wait', 'Reports'],
    ['Missed', 'Logs'],
    ['Offline messages', 'Chats'],
  ] as const) {
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${title}`) })
      .click();
    await expect(page, title).toHaveTitle(new RegExp(`${leadsTo}$`));
    await page.goBack();
    await expect(page).toHaveTitle(/Home$/);
  }
});
