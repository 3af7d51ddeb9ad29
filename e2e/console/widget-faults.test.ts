import { expectNoFindings } from '../accessibility/axe';
import { expect, test } from '../people';
import { openFirstWidget } from './widget-screens';

test('what is wrong is said at its field in words, and never as a path', async ({ agent }) => {
  const { page } = agent;
  await openFirstWidget(page, 'General');
  await page.getByRole('button', { name: 'Add site' }).click();
  await page.getByRole('textbox', { name: 'site 1' }).fill('shop');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Site 1: Must be like https:/)).toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'site 1' })).toBeFocused();
  await expect(page.getByText('Not saved. Correct the marked fields.')).toBeVisible();
  await expect(page.getByText('allowedOrigins')).toHaveCount(0);
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Remove site 1' }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(name).toBeFocused();
  await expect(page.getByText('Must be 1 to 99 characters.')).toBeVisible();
});

test('who is no agent any more is marked, in the widget and in the team, and the rest can be saved without them', async ({
  agent,
  service,
  email,
}) => {
  const { page } = agent;
  const gone = email.replace('visitor', 'gone');
  const headers = { 'x-console': '1' };
  const api = `${service.url}/api/console`;
  await page.request.post(`${api}/agents`, {
    headers,
    data: { email: gone, name: 'Gone Tomorrow', isAdministrator: false },
  });
  const made = await page.request.post(`${api}/teams`, { headers, data: { name: gone, members: [gone] } });
  const { id } = (await made.json()) as { id: string };
  await openFirstWidget(page, 'General');
  const person = page.getByRole('switch', { name: 'Gone Tomorrow' });
  await person.press('Space');
  await expect(person).toBeChecked();
  const team = await page.context().newPage();
  await team.goto(`${service.url}/console/#/agents/teams/${id}`);
  const member = team.getByRole('checkbox', { name: 'Gone Tomorrow' });
  await expect(member).toBeChecked();
  await page.request.delete(`${api}/agents/${encodeURIComponent(gone)}`, { headers });

  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const before = await name.inputValue();
  await name.fill('Lamps');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Is not one of your agents.')).toBeInViewport();
  await expect(person).toBeFocused();
  await person.press('Space');
  for (const last of ['Lamps and more', before]) {
    await name.fill(last);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/^Saved\./)).toBeVisible();
    await page.reload();
    await expect(name).toHaveValue(last);
  }

  await team.getByRole('textbox', { name: 'Name' }).fill('Those who stay');
  // Without a change of the members they would be left alone.
  await team
    .getByRole('checkbox', { name: /^(?!Gone Tomorrow)/ })
    .first()
    .press('Space');
  await team.getByRole('button', { name: 'Save', exact: true }).click();
  await team.getByRole('button', { name: 'Overwrite' }).click();
  await expect(team.getByText('Is not one of your agents.')).toBeVisible();
  await expectNoFindings(team);
  await member.press('Space');
  await team.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(team.getByRole('heading', { name: 'Those who stay' })).toBeVisible();
  await page.request.delete(`${api}/teams/${id}`, { headers });
});

test('where the latest can’t be loaded other screens are still open, after a question', async ({
  agent: { page },
}) => {
  await openFirstWidget(page, 'Hours');
  const id = new URL(page.url()).hash.split('/')[2] ?? '';
  const path = `**/api/console/widgets/${id}`;
  await page.getByRole('switch').first().click();
  const conflict = { status: 409, json: { code: 409, message: 'Somebody else changed this.' } };
  const busy = { status: 503, json: { code: 503, message: 'Busy.' } };
  await page.route(path, (route) => route.fulfill(route.request().method() === 'PUT' ? conflict : busy));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Discard mine and load the latest' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('link', { name: 'Keys' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('heading', { name: 'Keys and tokens' })).toBeVisible();
});

test('nobody is taken from another screen to a widget that took its time', async ({ agent: { page } }) => {
  await page.getByRole('link', { name: 'Widgets' }).click();
  await page.getByRole('button', { name: 'New widget' }).click();
  let goOn: () => void = () => {};
  const waiting = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/api/console/widgets', async (route) => {
    if (route.request().method() === 'POST') await waiting;
    await route.continue();
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Slow');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Canned replies' }).click();
  const created = page.waitForResponse((answer) => answer.request().method() === 'POST');
  goOn();
  await (await created).finished();
  await page.getByRole('button', { name: 'New reply' }).click();
  await page.getByRole('dialog').getByRole('textbox').last().fill('Half a sentence');
  await expect(page.getByRole('dialog').getByRole('textbox').last()).toHaveValue('Half a sentence');
  expect(new URL(page.url()).hash).toBe('#/replies');
});
