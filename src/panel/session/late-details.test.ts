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
