import type { Browser, Page } from 'playwright/test';
import { expectNoFindings } from '../accessibility/axe';
import { agentEmail, password } from '../agent';
import { expect, test } from '../people';
import { expectNoEnglish, findEnglish } from './english-words';
import { expectWhole } from './whole';

test('a German browser’s console speaks German: signing in, a chat, its dialogs, canned replies and bans', async ({
  browser,
  service,
  visitor,
  email,
}) => {
  const page = await signInAs(browser, service.url, 'de-AT');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-AT');
  const online = page.getByRole('switch', { name: 'Online' });
  if (!(await online.isChecked())) await online.click();
  await expectNoEnglish(page, 'de');
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Ist die Lampe dimmbar?' });
  await page.getByRole('list', { name: 'Chats' }).getByRole('listitem').filter({ hasText: email }).click();
  const log = page.getByRole('log', { name: 'Unterhaltung' });
  await expect(log).toContainText('Vielen Dank. Gleich ist ein Agent für Sie da.');
  await page.getByRole('textbox', { name: 'Antwort', exact: true }).fill('Ja, stufenlos.');
  await page.getByRole('button', { name: 'Antwort senden' }).click();
  await visitor.sees('Ja, stufenlos.');
  await page.getByRole('button', { name: 'Notiz', exact: true }).click();
  await page.getByRole('textbox', { name: 'Notiz, nur für Ihr Team sichtbar' }).fill('Fragt oft.');
  await page.getByRole('button', { name: 'Notiz speichern' }).click();
  await expect(log).toContainText('Notiz · nur für Ihr Team sichtbar');
  await expectNoEnglish(page, 'de');
  await expectNoFindings(page);

  for (const name of ['Filtern', 'Zurückstellen', 'Weiterleiten', 'Sperren …', 'Tastatur ?']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoEnglish(page, 'de');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Chat beenden' }).click();
  await page.getByRole('button', { name: 'Jetzt beenden' }).click();
  await expect(page.getByText(/^Chat beendet: /)).toBeVisible();
  await expectNoEnglish(page, 'de');
  for (const tab of ['Offen', 'Nachrichten', 'Beendet']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectNoEnglish(page, 'de');
  }

  await page.goto(`${service.url}/console/#/replies`);
  await expect(page.getByRole('heading', { name: 'Textbausteine', level: 1 })).toBeVisible();
  await expectNoEnglish(page, 'de');
  await page.getByRole('button', { name: 'Neuer Textbaustein' }).click();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Hallo {{visitor.name');
  await page.getByRole('button', { name: 'Textbaustein erstellen' }).click();
  await expect(page.getByText('Diese Klammern sind kein Platzhalter.')).toBeVisible();
  await expectNoEnglish(page, 'de');

  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const bans = page.getByRole('heading', { name: 'Sperren', level: 1 });
  await page.goto(`${service.url}/console/#/bans`);
  await expect(bans).toBeVisible();
  await page.reload();
  await expect(bans).toBeVisible();
  await expectNoEnglish(page, 'de');
  await page.context().close();
});

test('English words would be found, in texts and in names of controls', async ({ agent }) => {
  const found = await findEnglish(agent.page, 'de');
  expect(found).toContain('Offline messages');
  expect(found).toContain('Find in the list');
});

for (const [locale, language, heading] of [
  ['fr-FR', 'fr', 'Réponses types'],
  ['es-MX', 'es', 'Respuestas predefinidas'],
] as const) {
  test(`a browser of ${locale} gets its language`, async ({ browser, service }) => {
    const page = await signInAs(browser, service.url, locale);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expectNoEnglish(page, language);
    await expectWhole(page);
    await page.goto(`${service.url}/console/#/replies`);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expectNoEnglish(page, language);
    await page.context().close();
  });
}

/** Signs in at a console in the browser's language, by what is there in every one. */
async function signInAs(browser: Browser, url: string, locale: string): Promise<Page> {
  const context = await browser.newContext({ locale, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${url}/console/`);
  await page.locator('input[type=email]').fill(agentEmail);
  await page.locator('input[type=password]').fill(password);
  await expectNoEnglish(page, locale.slice(0, 2) as 'de');
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('switch').first()).toBeVisible();
  return page;
}
