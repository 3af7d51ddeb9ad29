import { holdBack } from '../hold-back';
import { expect, test } from '../people';

const text = 'Every word of a long text arrives. '.repeat(600).trim();

test('a text of 21,000 characters is pasted, sent and read whole, by visitor and agent', async ({
  agent,
  visitor,
  consoleApi,
  email,
}) => {
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'May I paste something?' });
  await agent.openChat(email);
  const { id } = await consoleApi.chatOf(email);
  async function said(by: string) {
    const entries = await consoleApi.entries(id);
    const texts = entries.filter(({ kind }) => kind === by).map((entry) => entry.text);
    return (by === 'visitor' ? texts.slice(1) : texts).join(' ');
  }
  for (const { page, box, by } of [
    { page: visitor.page, box: visitor.dialog.getByRole('textbox', { name: 'Message' }), by: 'visitor' },
    { page: agent.page, box: agent.page.getByRole('textbox', { name: 'Answer' }), by: 'agent' },
  ]) {
    await box.focus();
    await page.keyboard.insertText(text);
    await expect(box).toHaveValue(text);
    await page.keyboard.press('Enter');
    await expect.poll(() => said(by)).toBe(text);
  }
});

test('the end of an answer stays in sight where what draws its lines comes late', async ({
  visitor,
  consoleApi,
  email,
}) => {
  await consoleApi.goOnline();
  const arrive = await holdBack(visitor.page, /StyledText/);
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'How do I hang it?' });
  const { id } = await consoleApi.chatOf(email);
  const steps = Array.from({ length: 30 }, (_, step) => `Step ${step}`);
  await consoleApi.answer(id, steps.join('<br>'));
  await expect(visitor.log).toContainText('<br>Step 29');
  arrive();
  await expect(visitor.log).not.toContainText('<br>');
  await expect(visitor.log.getByText('Step 29')).toBeInViewport();
  expect(
    await visitor.log.evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight),
  ).toBeLessThan(48);
});
