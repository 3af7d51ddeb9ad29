import { addWidget } from '../add-widget';
import { holdBack } from '../hold-back';
import { expect, test } from '../people';

test('the focus goes on beside a row that is deleted, and at last to the heading', async ({
  agent,
  service,
}) => {
  const { page } = agent;
  for (const word of ['ask', 'bye', 'call'])
    await page.request.post(`${service.url}/api/console/canned-replies`, {
      headers: { 'x-console': '1' },
      data: { word, text: `Text of ${word}` },
    });
  await page.goto(`${service.url}/console/#/replies`);
  for (const [word, next] of [
    ['bye', page.getByRole('button', { name: 'Edit /call' })],
    ['call', page.getByRole('button', { name: 'Edit /ask' })],
    ['ask', page.getByRole('heading', { name: 'Canned replies' })],
  ] as const) {
    await page.getByRole('button', { name: `Delete /${word}` }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete reply' }).press('Enter');
    await expect(page.getByText(`/${word}`, { exact: true })).toBeHidden();
    await expect(next).toBeFocused();
  }
});

test('the button that saves or publishes keeps the focus, and has it after what was discarded', async ({
  agent,
  service,
}) => {
  const { page } = agent;
  const widget = await addWidget(page.request, service, 'Lights', {});
  await page.goto(`${service.url}/console/#/widgets/${widget}/general`);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await name.fill('Lamps');
  await save.press('Enter');
  await expect(page.getByText(/^Saved\./)).toBeVisible();
  await expect(save).toBeDisabled();
  await expect(save).toBeFocused();
  await save.press('Enter');
  await name.fill('Lamps and more');
  await page.getByRole('button', { name: 'Discard', exact: true }).press('Enter');
  await expect(name).toHaveValue('Lamps');
  await expect(save).toBeFocused();

  await page.getByRole('link', { name: 'Look', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title' }).first().fill('Ask us');
  const saveDraft = page.getByRole('button', { name: 'Save draft' });
  await saveDraft.press('Enter');
  await expect(saveDraft).toBeDisabled();
  await expect(saveDraft).toBeFocused();
  const publish = page.getByRole('button', { name: 'Publish…' });
  await expect(publish).toBeEnabled();
  await publish.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(publish).toBeDisabled();
  await expect(publish).toBeFocused();
  const headers = { 'x-console': '1' };
  await page.request.delete(`${service.url}/api/console/widgets/${widget}`, { headers });
});

test('who has copied what is shown once goes on at the button that began it', async ({ agent, service }) => {
  const { page } = agent;
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${service.url}/console/#/keys`);
  const begin = page.getByRole('button', { name: 'New key' });
  await begin.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New key' });
  await dialog.getByRole('textbox', { name: 'Purpose' }).fill('Nightly export');
  await dialog.getByRole('button', { name: 'Create key' }).press('Enter');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(begin).toBeFocused();
  expect(errors).toEqual([]);
});

test('who goes online, or pauses for a reason, by keys goes on there', async ({ agent: { page } }) => {
  const online = page.getByRole('switch', { name: 'Online' });
  for (const isOnline of [true, false]) {
    await online.press('Space');
    await expect(online).toBeChecked({ checked: isOnline });
    await expect(online).toBeFocused();
  }
  await page.getByRole('button', { name: 'Go online' }).press('Enter');
  await expect(online).toBeChecked();
  await expect(online).toBeFocused();
  await online.press('Space');
  await expect(online).toBeChecked({ checked: false });
  // What the stream still says of the former status is of the former page.
  await page.reload();
  const answer = await holdBack(page, '**/api/console/status');
  const reason = page.getByRole('combobox', { name: 'Paused for' });
  for (let step = 0; step < 3; step++) await reason.press('ArrowDown');
  await expect(reason).toBeFocused();
  const sent = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('Meeting')),
  );
  answer();
  await sent;
  await page.reload();
  await expect(reason).toHaveValue('Meeting');
});

test('who reads a long list by keys goes on at the first row that is added, and after a fault where it was', async ({
  agent: { page },
  service,
}) => {
  const [perPage, count] = [50, 120];
  let isDown = true;
  await page.route(/\/console\/audit(\?|$)/, async (route) => {
    const before = Number(new URL(route.request().url()).searchParams.get('before') ?? count);
    if (before < perPage && isDown) return route.abort();
    const some = Array.from({ length: Math.min(perPage, before) }, (_, at) => {
      const id = before - 1 - at;
      const actor = { actorKind: 'agent', actor: `${id}@shop.example` };
      return { id, at: 0, ...actor, action: 'changed', subject: 'agent', subjectId: 'maya', changes: [] };
    });
    const last = some.at(-1)?.id ?? 0;
    const response = await route.fetch();
    return route.fulfill({ response, json: { entries: some, ...(last > 0 && { before: last }) } });
  });
  await page.goto(`${service.url}/console/#/audit`);
  const rows = page.getByRole('table', { name: 'Entries' }).locator('tbody').getByRole('row');
  const more = page.getByRole('button', { name: 'Show more' });
  await more.press('Enter');
  await expect(rows).toHaveCount(2 * perPage);
  await expect(page.getByRole('status').getByText('The first 100 results')).toBeAttached();
  await expect(more).toBeFocused();
  await more.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(rows).toHaveCount(2 * perPage);
  isDown = false;
  await more.press('Enter');
  await expect(rows).toHaveCount(count);
  await expect(rows.filter({ hasText: '119@shop.example' })).toHaveCount(1);
  await expect(rows.nth(2 * perPage)).toBeFocused();
});
