import { expect, test } from '../people';

test.beforeEach(async ({ agent, visitor, email }) => {
  await agent.goOnline();
  await visitor.visit('/');
  const name = `Robin ${email.split('@')[0]}`;
  await visitor.startChat({ email, name, question: 'Which bulb fits Kelda?' });
  await agent.openChat(name);
});

test('visitor and agent talk, and each sees the other type', async ({ agent, visitor }) => {
  await agent.sees('Which bulb fits Kelda?');

  await agent.write('An E27, up to');
  await expect(visitor.dialog.getByText('Typing…')).toBeVisible();
  await agent.answer('An E27, up to 60 W.');
  await visitor.sees('An E27, up to 60 W.');
  await expect(visitor.dialog).toContainText('Maya');
  await expect(visitor.dialog.getByText('Typing…')).toBeHidden();

  await visitor.write('And is one');
  await expect(agent.page.getByText(/typing/i).first()).toBeVisible();
  await visitor.say('And is one in the box?');
  await agent.sees('And is one in the box?');

  await agent.answer('Yes, one is in the box.');
  await visitor.sees('Yes, one is in the box.');
});

test('Shift and Enter makes a new line, Enter sends', async ({ agent, visitor }) => {
  await agent.answer('Tell us more.');
  await visitor.sees('Tell us more.');
  const box = visitor.dialog.getByRole('textbox', { name: 'Message' });
  await box.pressSequentially('First line');
  await box.press('Shift+Enter');
  await box.pressSequentially('second line');
  await box.press('Enter');
  await expect(agent.log).toContainText(/First line\s*second line/);
  await expect(box).toHaveValue('');
});

test('a chat closed by the agent ends for the visitor, whose half message goes into the next one', async ({
  agent,
  visitor,
}) => {
  await agent.answer('Anything else?');
  await visitor.sees('Anything else?');
  await visitor.write('Yes, what about');
  await agent.closeChat();
  await expect(visitor.dialog.getByRole('textbox', { name: 'Message' })).toBeHidden();
  await expect(visitor.dialog.getByText(/ended/i).first()).toBeVisible();
  await visitor.dialog.getByRole('button', { name: 'Start a new chat' }).click();
  await expect(visitor.dialog.getByRole('textbox', { name: 'How can we help?' })).toHaveValue(
    'Yes, what about',
  );
});

test('a chat closed by the visitor ends for the agent', async ({ agent, visitor, email }) => {
  const name = `Robin ${email.split('@')[0]}`;
  await visitor.dialog.getByRole('button', { name: 'Close chat' }).click();
  await visitor.dialog.getByRole('button', { name: 'End chat' }).click();
  await expect(agent.page.getByText(/ended|left/i).first()).toBeVisible();
  await agent.page.getByRole('tab', { name: 'Ended' }).click();
  await expect(agent.list.getByRole('listitem').filter({ hasText: name })).toBeVisible();
});

test('what an agent pastes shows as text and never runs', async ({ agent, visitor }) => {
  const payload = '<img src=x onerror="document.title=`taken`"><script>document.title="taken"</script>';
  await agent.answer(payload);
  await expect(visitor.log).toContainText('onerror=');
  await visitor.say(payload);
  await expect(agent.log.getByText('onerror=')).toHaveCount(2);
  expect(await visitor.page.title()).not.toBe('taken');
  expect(await agent.page.title()).not.toBe('taken');
});

test('an unread answer shows on the launcher of a minimised chat', async ({ agent, visitor }) => {
  await visitor.dialog.getByRole('button', { name: 'Minimize' }).click();
  await expect(visitor.dialog).toBeHidden();
  await agent.answer('Are you still there?');
  await expect(visitor.launcher).toHaveAccessibleName('Chat with us, 1');
  await visitor.launcher.click();
  await visitor.sees('Are you still there?');
  await visitor.dialog.getByRole('button', { name: 'Minimize' }).click();
  await expect(visitor.launcher).toHaveAccessibleName('Chat with us');
});
