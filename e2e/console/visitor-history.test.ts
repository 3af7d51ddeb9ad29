import { demo } from '../../src/service/demo/demo-organisation';
import { expectNoFindings } from '../accessibility/axe';
import { createVisitorCalls } from '../durability/persistent-client';
import { expect, test } from '../people';
import { shoot } from '../screenshots/variants';

test('an agent sees the visitor’s language, the pages of the chat and their other chats, and opens one', async ({
  agent,
  visitor,
  email,
  service,
}) => {
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Is the first lamp dimmable?' });
  await agent.openChat(email);
  await agent.answer('It is.');
  await agent.closeChat();
  const { dialog } = visitor;
  await dialog.getByRole('button', { name: 'Start a new chat' }).click();
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('textbox', { name: 'How can we help?' }).fill('And the second one?');
  await dialog.getByRole('button', { name: 'Start chat' }).click();
  const { page } = agent;
  await agent.list.getByRole('listitem').filter({ hasText: 'And the second one?' }).click();
  await expect(page.getByText('Visitor’s language')).toHaveCount(0);
  const others = page.getByRole('region', { name: 'Other chats' });
  await expect(others.getByRole('listitem')).toHaveCount(1);
  await visitor.visit('/kelda.html');
  await expect(page.getByRole('definition').filter({ hasText: 'kelda' }).first()).toBeAttached();
  await expectNoFindings(page);
  await shoot(page, 'states/visitor-history');
  await others.getByRole('link').press('Enter');
  await agent.sees('Is the first lamp dimmable?');
  await expect(others.getByRole('listitem')).toHaveCount(1);

  const german = { email: `german-${email}`, visitorMessage: 'Ist sie dimmbar?', locale: 'de-AT' };
  await createVisitorCalls(() => service.url, '203.0.113.9').start({ widgetId: demo.widgetId, ...german });
  await agent.openChat(german.email);
  await expect(page.getByText('Visitor’s language: German')).toBeVisible();
  await expect(others).toHaveCount(0);
});
