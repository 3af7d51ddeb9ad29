import { expect, test } from '../people';
import { call } from '../playground';

test.beforeEach(async ({ desk, playground }) => {
  await desk.goOnline();
  await playground.open();
});

test('setCustomField(fieldName, fieldValue)', async ({ visitor }) => {
  await call(visitor.page, 'setCustomField', 'Name', 'Robin');
  await call(visitor.page, 'setCustomField', 'howcanwehelp?', 'Wrong case');
  await call(visitor.page, 'startLink');
  const name = visitor.dialog.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('Robin');
  await name.fill('Robin Vale');
  await expect(visitor.dialog.getByRole('textbox', { name: 'How can we help?' })).toHaveValue('');
});

test('setDescription(text)', async ({ visitor }) => {
  await call(visitor.page, 'setDescription', 'About Holm: ');
  await call(visitor.page, 'startLink');
  await expect(visitor.dialog.getByRole('textbox', { name: 'How can we help?' })).toHaveValue('About Holm: ');
});

test('setUserEmail(email, readOnly)', async ({ visitor }) => {
  await call(visitor.page, 'setUserEmail', '  robin@example.com ', true);
  await call(visitor.page, 'setUserEmail', '   ');
  await call(visitor.page, 'startLink');
  const field = visitor.dialog.getByRole('textbox', { name: 'Email' });
  await expect(field).toHaveValue('robin@example.com');
  await expect(field).not.toBeEditable();
});

test('setUserName(name)', async ({ visitor }) => {
  await call(visitor.page, 'setUserName', 'Robin Vale');
  await call(visitor.page, 'startLink');
  await expect(visitor.dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Robin Vale');
});

test('identify(visitor)', async ({ desk, visitor, email }) => {
  const proof = 'c0ffee'.repeat(10);
  await call(visitor.page, 'identify', { email, name: 'Robin Vale', proof });
  const start = visitor.page.waitForRequest((request) => request.method() === 'POST');
  await call(visitor.page, 'startChat', 'Do you know me?');
  expect(new URLSearchParams((await start).postData() ?? '').get('identityProof')).toBe(proof);
  expect(await desk.chatOf(email)).toMatchObject({ visitorName: 'Robin Vale' });
});
