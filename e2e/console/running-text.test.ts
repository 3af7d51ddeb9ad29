import { expect, test } from '../people';

test('what an agent types at once after opening a chat goes to its visitor, whole, and to nobody else', async ({
  agent,
  visitor,
  email,
}) => {
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Is the lamp dimmable?' });
  await agent.openChat(email);
  await expect(agent.page.getByRole('textbox', { name: 'Answer' })).toBeFocused();
  await agent.page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await agent.page.keyboard.type('nice to meet you, Ann: even evenings are no problem', { delay: 60 });
  await agent.page.keyboard.press('Enter');
  await agent.sees('nice to meet you, Ann: even evenings are no problem');
  await visitor.sees('nice to meet you, Ann: even evenings are no problem');
});

test('text typed while the chosen chat is in the list is no shortcut', async ({ agent, visitor, email }) => {
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Hello?' });
  await agent.openChat(email);
  await agent.page.keyboard.press('Escape');
  await expect(agent.page.getByRole('textbox', { name: 'Answer' })).not.toBeFocused();
  await agent.page.keyboard.type('en route', { delay: 60 });
  await expect(agent.page.getByRole('textbox', { name: 'Answer' })).toHaveValue('en route');
  await expect(agent.page.getByRole('dialog')).toHaveCount(0);
});

test('what is typed after a click on the chat that is open goes on where the agent left off, a space too', async ({
  agent,
  visitor,
  email,
}) => {
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Hello?' });
  await agent.openChat(email);
  await agent.page.keyboard.type('Good');
  await agent.openChat(email);
  await agent.page.keyboard.type(' morning');
  await expect(agent.page.getByRole('textbox', { name: 'Answer' })).toHaveValue('Good morning');
});
