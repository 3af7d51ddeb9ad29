import { expectNoFindings } from '../accessibility/axe';
import { expect, test } from '../people';
import { beginChat } from './begin-chat';
import { holdBack } from '../hold-back';

test('an agent labels a chat, finds it by the label, and takes the label off', async ({
  agent,
  service,
  email,
}) => {
  await agent.goOnline();
  await beginChat(service.url, email, 'It broke');
  await agent.openChat(email);
  const labels = agent.page.getByRole('region', { name: 'Labels' });
  await labels.getByRole('textbox', { name: 'Name of the label' }).fill('Warranty');
  await labels.getByRole('textbox', { name: 'Value of the label' }).fill('Kelda 2024');
  await labels.getByRole('button', { name: 'Add label' }).click();
  await expect(labels.getByRole('listitem')).toHaveText(['Warranty: Kelda 2024']);
  await expect(labels.getByRole('textbox', { name: 'Name of the label' })).toBeFocused();
  await expectNoFindings(agent.page);

  await agent.page.reload();
  await expect(labels.getByRole('listitem')).toHaveText(['Warranty: Kelda 2024']);
  await agent.page.getByRole('searchbox').fill('warranty kelda');
  await expect(agent.list.getByRole('listitem').filter({ hasText: email })).toBeVisible();
  await labels.getByRole('button', { name: 'Remove label Warranty' }).click();
  await expect(labels.getByRole('listitem')).toHaveCount(0);
});

test('who takes labels off by the keyboard stays among them', async ({ agent, service, email }) => {
  const { page } = agent;
  await agent.goOnline();
  await beginChat(service.url, email, 'It broke');
  await agent.openChat(email);
  const labels = page.getByRole('region', { name: 'Labels' });
  const name = labels.getByRole('textbox', { name: 'Name of the label' });
  for (const label of ['Warranty', 'Urgent']) {
    await name.fill(label);
    await name.press('Enter');
    await expect(labels.getByRole('listitem').filter({ hasText: label })).toBeVisible();
  }
  await labels.getByRole('button', { name: 'Remove label Warranty' }).press('Enter');
  await expect(labels.getByRole('listitem')).toHaveText(['Urgent']);
  await expect(labels.getByRole('button', { name: 'Remove label Urgent' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(labels.getByRole('listitem')).toHaveCount(0);
  await expect(name).toBeFocused();
});

test('a label that takes a while to be added takes neither the focus nor what is written next', async ({
  agent,
  service,
  email,
}) => {
  const { page } = agent;
  await agent.goOnline();
  await beginChat(service.url, email, 'It broke');
  await agent.openChat(email);
  const labels = page.getByRole('region', { name: 'Labels' });
  const name = labels.getByRole('textbox', { name: 'Name of the label' });
  const arrive = await holdBack(page, '**/labels');
  await name.fill('Warranty');
  await name.press('Enter');
  await name.fill('Lamp');
  const box = page.getByRole('textbox', { name: /^Answer/ });
  await box.pressSequentially('We will ');
  arrive();
  await expect(labels.getByRole('listitem')).toHaveText(['Warranty']);
  await page.keyboard.type('look at it');
  await expect(box).toHaveValue('We will look at it');
  await expect(name).toHaveValue('Lamp');
});
