import { addWidget } from '../add-widget';
import { expectNoFindings } from '../accessibility/axe';
import { expect, test } from '../people';

const forms = { prechat: { style: 'askFirst' } };

test('a visitor asks first, and says in the chat who they are, while they write on', async ({
  agent,
  visitor,
  playground,
  service,
  email,
  request,
}) => {
  const uuid = await addWidget(request, service, 'Ask first', { forms });
  await agent.goOnline();
  const { dialog, log, page } = visitor;
  // The first try is lost.
  let lost = 0;
  await page.route('**/api/v1/chat/*/details', (route) => (lost++ ? route.continue() : route.abort()));
  await playground.open(uuid);
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await expect(dialog.getByRole('textbox')).toHaveCount(1);
  const question = dialog.getByRole('textbox', { name: 'How can we help?' });
  await expect(question).toBeFocused();
  await page.keyboard.type('Do you ship to Malta?');
  await page.keyboard.press('Enter');
  await expect(log).toContainText('Do you ship to Malta?');
  const composer = dialog.getByRole('textbox', { name: 'Message' });
  await expect(composer).toBeFocused();
  const asking = dialog.getByRole('group', { name: 'How can we reach you if you leave the chat?' });
  await expect(asking.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await visitor.say('By post, please.');
  // By the keyboard alone: from the composer back to the question, and on to the composer.
  await asking.getByRole('textbox', { name: 'Name' }).focus();
  const name = `Ann of ${email}`;
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  const address = asking.getByRole('textbox', { name: 'Email' });
  await expect(address).toBeFocused();
  await page.keyboard.type('ann@');
  await page.keyboard.press('Enter');
  await expect(asking.getByRole('alert')).toContainText('Enter an email like');
  await expectNoFindings(page);
  await address.fill(email);
  await page.keyboard.press('Enter');
  await expect(asking.getByRole('alert')).toContainText('We can’t be reached');
  await asking.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('Thank you. Now we can reach you.')).toBeVisible();
  await expect(composer).toBeFocused();
  await agent.openChat(name);
  await agent.sees('By post, please.');
  await expect(agent.page.getByRole('link', { name: email })).toBeVisible();
  await page.reload();
  await visitor.sees('By post, please.');
  await expect(asking).toHaveCount(0);
  // In the next chat the one who is known already writes on where they are.
  await agent.closeChat();
  await dialog.getByRole('button', { name: 'Start a new chat' }).click();
  await question.fill('And to Gozo?');
  await question.press('Enter');
  await expect(asking.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(composer).toBeFocused();
});

test('a conversation without a question is started by a button', async ({
  consoleApi,
  visitor,
  playground,
  service,
  request,
}) => {
  const fields = [{ kind: 'hidden', label: 'Plan', value: 'gold' }];
  const uuid = await addWidget(request, service, 'Ask nothing', {
    forms: { prechat: { style: 'conversation', fields } },
  });
  await consoleApi.goOnline();
  await playground.open(uuid);
  await visitor.page.getByRole('button', { name: 'Chat with us' }).click();
  await visitor.dialog.getByRole('button', { name: 'Start chat' }).click();
  await expect(visitor.dialog.getByRole('textbox', { name: 'Message' })).toBeVisible();
});
