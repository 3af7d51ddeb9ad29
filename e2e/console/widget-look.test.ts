import { expectNoFindings } from '../accessibility/axe';
import { expect, test } from '../people';
import { openFirstWidget, previewOn } from './widget-screens';

test('an administrator makes the widget look as wanted, and sees it in the widget itself before pages do', async ({
  agent,
  service,
}) => {
  const { page } = agent;
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await openFirstWidget(page, 'Look');
  const shown = previewOn(page);
  await expect(shown.getByRole('button', { name: 'Start chat' })).toBeVisible();
  await expectNoFindings(page);

  const title = page.getByRole('textbox', { name: 'Title of the panel' });
  await title.fill('Fjord Books');
  await expect(shown.getByRole('heading', { name: 'Fjord Books' })).toBeVisible();
  await expect(title).toBeFocused();
  const accent = page.getByRole('textbox', { name: 'Accent colour', exact: true });
  await accent.fill('#aa0000');
  await expect(shown.getByRole('button', { name: 'Start chat' })).toHaveCSS(
    'background-color',
    'rgb(170, 0, 0)',
  );
  await page.getByRole('combobox', { name: 'Launcher style' }).selectOption('A button with text');
  await page.getByRole('textbox', { name: 'Text when an agent is online' }).fill('Ask a bookseller');
  await expect(shown.getByRole('button', { name: 'Ask a bookseller' })).toBeVisible();

  const states = page.getByRole('group', { name: 'View' });
  await states.getByRole('button', { name: 'Chat', exact: true }).press('Enter');
  await expect(
    shown.getByText('Shall I look up what it costs for your order?', { exact: true }),
  ).toBeVisible();
  const said = await shown.getByRole('log').innerText();
  expect(said.indexOf('Do you deliver to Norway?')).toBeGreaterThanOrEqual(0);
  expect(said.indexOf('Do you deliver to Norway?')).toBeLessThan(said.indexOf('Shall I look up'));
  await states.getByRole('button', { name: 'After a chat' }).click();
  await expect(shown.getByText('How was this chat?')).toBeVisible();
  await states.getByRole('button', { name: 'Nobody online' }).click();
  await expect(shown.getByRole('button', { name: 'Send message' })).toBeVisible();
  await states.getByRole('button', { name: 'Invitation' }).click();
  await expect(shown.getByRole('textbox', { name: /Your answer|Reply|Message/i })).toBeVisible();
  await page.getByRole('button', { name: 'Phone' }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.getByRole('button', { name: 'Published' }).click();
  await states.getByRole('button', { name: 'First form' }).click();
  await expect(shown.getByRole('button', { name: 'Start chat' })).not.toHaveCSS(
    'background-color',
    'rgb(170, 0, 0)',
  );
  expect(asked.filter((path) => /^\/(api\/v\d|public)/.test(path))).toEqual([]);

  await accent.fill('red');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Must be a colour like #1f6feb.')).toBeVisible();
  await expect(accent).toBeFocused();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page.getByText('Everything is published.')).toBeVisible();

  const headers = (await page.request.get(`${service.url}/console/preview.html`)).headers();
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'self'.*sandbox/);
});

test('the preview is there whenever the screen comes up, on a slow machine too', async ({ agent }) => {
  const { page } = agent;
  await openFirstWidget(page, 'Look');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 12 });
  for (let visit = 0; visit < 3; visit++) {
    await page.getByRole('link', { name: 'Install', exact: true }).click();
    await page.getByRole('link', { name: 'Look', exact: true }).click();
    await expect(previewOn(page).getByRole('button', { name: 'Start chat' })).toBeVisible();
  }
});
