import { addWidget } from '../add-widget';
import { expect, test } from '../people';
import { call } from '../playground';

test('a visitor reads what the service says by itself in German', async ({ consoleApi, visitor, email }) => {
  const { page } = visitor;
  const panel = page.locator('[part=panel]');
  await consoleApi.goOnline();
  await visitor.visit(`/qa/settings.html?settings=${encodeURIComponent('{"locale":"de"}')}`);
  await page.locator('[part=launcher]').click();
  await panel.locator('[name=email]').fill(email);
  await panel.locator('textarea').fill('Liefern Sie nach Bern?');
  await panel.locator('[type=submit]').click();
  await expect(panel.getByText('Das Team weiß Bescheid. Gleich ist jemand für Sie da.')).toBeVisible();
  const { id } = await consoleApi.chatOf(email);
  await consoleApi.answer(id, 'Ja.');
  await consoleApi.close(id);
  await expect(panel.getByRole('log').getByText('Chat beendet')).toBeVisible();
  await expect(panel.getByText('ended the chat')).toHaveCount(0);
});

test('a chat is in the language that the page chose while its form was open', async ({
  consoleApi,
  visitor: { page, launcher, visit },
  email,
}) => {
  const panel = page.locator('[part=panel]');
  await consoleApi.goOnline();
  await visit('/qa/plain.html');
  await launcher.click();
  await panel.locator('[name=email]').fill(email);
  await call(page, 'setLocale', 'de');
  await panel.locator('textarea').fill('Liefern Sie nach Bern?');
  await panel.getByRole('button', { name: 'Chat starten' }).click();
  const { language } = await consoleApi.chatOf(email);
  expect(language).toBe('de');
});

for (const [locale, launcher, title] of [
  ['pt-BR', 'Fale conosco', 'Fale conosco'],
  ['pt-PT', 'Fale connosco', 'Fale connosco'],
  ['sr-Latn-RS', 'Razgovarajte sa nama', 'Razgovarajte sa nama'],
  ['sr-RS', 'Разговарајте са нама', 'Разговарајте са нама'],
  ['zh-Hans-HK', '与我们聊天', '与我们聊天'],
  ['zh-HK', '與我們聊天', '與我們聊天'],
] as const)
  test(`a visitor whose language is ${locale} reads its own script and words`, async ({
    consoleApi,
    visitor: { page, visit },
  }) => {
    await consoleApi.goOnline();
    await visit(`/qa/settings.html?settings=${encodeURIComponent(JSON.stringify({ locale }))}`);
    await expect(page.locator('[part=launcher]')).toHaveAccessibleName(launcher);
    await page.locator('[part=launcher]').click();
    await expect(page.locator('[part=panel]').getByRole('heading')).toHaveText(title);
  });

for (const [locale, away] of [
  ['it', 'secondo la sua ora locale'],
  ['pl', 'Twojego czasu'],
  ['ja', 'お客様の地域の時刻'],
  ['ko', '고객님 시간 기준'],
] as const)
  test(`when somebody is back is said in the time of a visitor who reads ${locale}`, async ({
    consoleApi,
    visitor: { page, visit },
  }) => {
    await consoleApi.pause();
    await page.route('**/api/v1/chat/*', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as object;
      await route.fulfill({
        response,
        json: { ...answer, online: 'false', opensAt: Date.now() + 3_600_000 },
      });
    });
    await visit(`/qa/settings.html?settings=${encodeURIComponent(JSON.stringify({ locale }))}`);
    await page.locator('[part=launcher]').click();
    await expect(page.locator('[part=header]')).toContainText(away);
  });

test('a German visitor reads a field of the owner’s own in German, and agents read its own label', async ({
  playground,
  visitor: { page },
  service,
  consoleApi,
  request,
  email,
}) => {
  const occasion = {
    kind: 'choice',
    label: 'Occasion',
    options: ['Wedding', 'Birthday'],
    translations: [{ locale: 'de', label: 'Anlass', options: ['Hochzeit', ''] }],
  };
  const fields = [{ kind: 'email', isRequired: true }, { kind: 'question' }, occasion];
  const uuid = await addWidget(request, service, 'Occasions', { forms: { prechat: { fields } } });
  await consoleApi.goOnline();
  await playground.open(uuid);
  await call(page, 'setLocale', 'de-AT');
  await call(page, 'startLink');
  const panel = page.locator('[part=panel]');
  const choice = panel.getByRole('combobox', { name: 'Anlass' });
  await expect(choice.getByRole('option')).toHaveText([/^Bitte wählen/, 'Hochzeit', 'Birthday']);
  await call(page, 'setLocale', 'en');
  await expect(panel.getByRole('combobox', { name: 'Occasion' })).toContainText('Wedding');
  await call(page, 'setLocale', 'de-AT');
  await choice.selectOption('Hochzeit');
  await panel.locator('[name=email]').fill(email);
  await panel.locator('textarea').fill('Was passt?');
  await panel.getByRole('button', { name: 'Chat starten' }).click();
  await expect(panel.getByRole('log')).toContainText('Was passt?');
  const { id } = await consoleApi.chatOf(email);
  const { answers } = (await consoleApi.details(id)).visitor;
  expect(answers).toEqual([{ name: 'Occasion', value: 'Wedding' }]);
});

test('a German visitor reads the owner’s first questions, choice of widget and survey in German', async ({
  playground,
  visitor: { page },
  service,
  consoleApi,
  request,
  email,
}) => {
  const id = await addWidget(request, service, 'Lamps', {});
  function translated(own: object, german: object) {
    return { ...own, translations: [{ locale: 'de', ...german }] };
  }
  const uuid = await addWidget(request, service, 'Workshop', {
    firstQuestions: ['Where is my lamp?', 'Open today?'],
    firstQuestionTranslations: [{ locale: 'de', questions: ['', 'Heute geöffnet?'] }],
    selector: {
      ...translated({ label: 'What is it about?' }, { label: 'Worum geht es?' }),
      widgets: [translated({ id, label: 'Buying' }, { label: 'Kauf' })],
    },
    survey: translated(
      { isOn: true, question: 'How did we do?', commentLabel: 'Why?', thanks: 'Cheers!' },
      { question: 'Wie waren wir?', thanks: 'Danke!' },
    ),
  });
  await consoleApi.goOnline();
  await playground.open(uuid);
  await call(page, 'setLocale', 'de-CH');
  await call(page, 'startLink');
  const panel = page.locator('[part=panel]');
  const questions = panel.getByRole('group', { name: 'Wie können wir helfen?' }).getByRole('button');
  await expect(questions).toHaveText(['Where is my lamp?', 'Heute geöffnet?']);
  await expect(panel.getByRole('combobox', { name: 'Worum geht es?' })).toContainText('Kauf');
  await panel.locator('[name=email]').fill(email);
  await questions.last().click();
  await expect(panel.getByRole('log')).toContainText('Heute geöffnet?');
  const chat = await consoleApi.chatOf(email);
  await consoleApi.answer(chat.id, 'Ja.');
  await expect(panel.getByRole('log')).toContainText('Ja.');
  await consoleApi.close(chat.id);
  await panel.getByRole('group', { name: 'Wie waren wir?' }).locator('label').last().click();
  await expect(panel.getByRole('textbox', { name: 'Why?' })).toBeVisible();
  await panel.getByRole('button', { name: 'Senden' }).click();
  await expect(panel.getByText('Danke!')).toBeVisible();
});
