import { expect, test } from 'vitest';
import { createFakeVisit } from './fake-visit';

test('what the page says of the visitor once the form is open goes with the chat', async () => {
  const field = { label: '', isRequired: false, options: [], value: '', translations: [] };
  const fields = [
    { ...field, kind: 'name' as const },
    { ...field, kind: 'question' as const },
    { ...field, kind: 'hidden' as const, label: 'Product' },
  ];
  const visit = createFakeVisit({ forms: { prechat: { style: 'form', fields } } });
  visit.server.emailRequired = false;
  visit.known.name = 'Robin';
  visit.session.open();
  await visit.pass(0);
  visit.session.form.setValue('name', '');
  visit.session.form.setValue('message', 'Is it brass?');
  visit.session.minimize();
  Object.assign(visit.known, { email: 'ann@example.com', identityProof: 'c0ffee' });
  visit.session.open('click');
  visit.known.customFields.Product = 'Holm';
  visit.session.submit();
  await expect.poll(() => visit.session.status.value.kind).toBe('chat');
  const start = visit.server.cases.get('case-1')?.start;
  expect(start).toMatchObject({
    email: 'ann@example.com',
    identityProof: 'c0ffee',
    jsVariables: '[{"name":"Product","value":"Holm"}]',
  });
  expect(start).not.toHaveProperty('visitorName');
});

test.each([{ email: 'guest' }, { email: 'Robin <robin@shop.example>', isEmailLocked: true }])(
  'an address of the page that is none keeps nobody from a chat: %j',
  async (known) => {
    const field = { label: '', isRequired: false, options: [], value: '', translations: [] };
    const fields = [{ ...field, kind: 'question' as const }];
    const visit = createFakeVisit({ forms: { prechat: { style: 'form', fields } } });
    visit.server.emailRequired = false;
    Object.assign(visit.known, known);
    visit.session.startChat('Is it brass?');
    await expect.poll(() => visit.session.status.value.kind).toBe('chat');
    const start = visit.server.cases.get('case-1')?.start;
    expect(start).toMatchObject({ visitorMessage: 'Is it brass?' });
    expect(start).not.toHaveProperty('email');
  },
);

test('an address of the page that is none is left to the visitor, though the page locks it', async () => {
  const visit = createFakeVisit();
  Object.assign(visit.known, { email: 'robin@intranet', isEmailLocked: true });
  visit.session.open();
  await visit.pass(0);
  const { form } = visit.session;
  expect([form.values.value.email, form.isEmailLocked.value]).toEqual(['', false]);
  form.setValue('email', 'robin@shop.example');
  form.setValue('message', 'Is it brass?');
  visit.session.submit();
  await expect.poll(() => visit.session.status.value.kind).toBe('chat');
});
