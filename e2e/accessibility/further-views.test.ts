import type { Page } from 'playwright/test';
import { expect, test } from '../people';
import { appWidgetId, call } from '../playground';
import { takePictures } from '../screenshots/pictures';
import { expectNoFindings } from './axe';

const asConversation = {
  forms: {
    prechat: {
      style: 'conversation',
      fields: [
        { kind: 'choice', label: 'Lamp', options: ['Kelda', 'Holm'] },
        { kind: 'checkbox', label: 'I agree', isRequired: true },
        { kind: 'email', isRequired: true },
      ],
    },
  },
};
const withChoices = {
  forms: { prechat: { fields: asConversation.forms.prechat.fields } },
};

test('an invitation is without findings, large and minimised', async ({
  consoleApi,
  visitor,
  playground,
}) => {
  await consoleApi.goOnline();
  await playground.open(appWidgetId);
  const card = visitor.page.getByRole('region', { name: 'Invitation to chat' });
  await call(visitor.page, 'openProactiveChat', true, false, 'May I help you choose?', false);
  await expect(card.getByRole('textbox', { name: 'Your answer' })).toBeVisible();
  await hold(visitor.page, 'invitation');
  await card.getByRole('button', { name: 'Minimize invitation' }).click();
  await hold(visitor.page, 'invitation-minimised');
});

test('the form for a call is without findings', async ({ consoleApi, visitor, playground }) => {
  await consoleApi.goOnline();
  await playground.open(appWidgetId);
  await playground.press('startCall');
  const form = visitor.page.getByRole('dialog', { name: 'Request a call' });
  await expect(form.getByRole('textbox', { name: 'Phone' })).toBeVisible();
  await hold(visitor.page, 'call');
  await form.getByRole('button', { name: 'Call me' }).click();
  await hold(visitor.page, 'call-faults');
});

for (const [name, state, settings] of [
  ['a form with choices and boxes', 'choices', withChoices],
  ['a form as a conversation', 'as-conversation', asConversation],
] as const) {
  test(`${name} is without findings`, async ({ consoleApi, visitor, service }) => {
    await consoleApi.goOnline();
    await openWith(visitor.page, service.url, settings);
    await expect(visitor.dialog.getByText('Lamp').first()).toBeVisible();
    await hold(visitor.page, state);
    if (settings === withChoices) {
      await visitor.dialog.getByRole('button', { name: 'Start chat' }).click();
      await expect(visitor.dialog.getByText('Tick this box.')).toBeVisible();
    } else {
      await visitor.dialog.getByRole('button', { name: 'Holm' }).click();
      await expect(visitor.dialog.getByText('I agree').first()).toBeVisible();
    }
    await hold(visitor.page, `${state}-further`);
  });
}

test('the field for a picture of the screen is without findings, with a file that is none', async ({
  consoleApi,
  visitor,
  service,
}) => {
  await consoleApi.goOnline();
  await visitor.page.route('**/api/v1/chat/*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as object;
    await route.fulfill({ response, json: { ...answer, screenshotRequired: 'true' } });
  });
  await openWith(visitor.page, service.url, {});
  const choosing = visitor.page.waitForEvent('filechooser');
  await visitor.dialog.getByRole('button', { name: 'Choose picture' }).click();
  const file = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  await (await choosing).setFiles(file);
  await expect(visitor.dialog.getByText('This file isn’t a picture that we can read.')).toBeVisible();
  await hold(visitor.page, 'picture-fault');
});

test('answers to choose from and cards of a bot are without findings', async ({ visitor, email }) => {
  await visitor.visit('/playground.html?widget=22222222-2222-4222-8222-222222222222');
  await call(visitor.page, 'setUserEmail', email);
  await call(visitor.page, 'startChat', 'Hello');
  const { dialog } = visitor;
  await expect(dialog.getByRole('group', { name: 'Answers to choose from' }).first()).toBeVisible();
  await hold(visitor.page, 'answers-and-cards');
});

/** Without findings; its pictures are taken where they are asked for. */
async function hold(page: Page, state: string) {
  await expectNoFindings(page);
  await takePictures(page, state);
}

async function openWith(page: Page, url: string, settings: object) {
  await page.goto(`${url}/qa/settings.html?settings=${encodeURIComponent(JSON.stringify(settings))}`);
  await page.getByRole('button', { name: 'Chat with us' }).click();
}
