import { expect, test } from 'vitest';
import { mailDefinitions } from '../../../contract/mails/mail-definitions';
import type { MailTemplateState } from '../../../operations/console/mail';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { speak } from '../../kit/texts/room-texts';
import { TemplateModel } from './template';
import { mailTemplateTexts as german } from './texts.de';

const { defaults } = mailDefinitions.transcript;

async function setUp() {
  let kept: MailTemplateState = { kind: 'transcript', ...defaults, isDefault: true };
  const client = createFakeCalls({
    'GET /mail/templates': () => ({ templates: [kept] }),
    'PUT /mail/templates/{kind}': ({ body }) => (kept = { kind: 'transcript', ...body, isDefault: false }),
    'DELETE /mail/templates/{kind}': () => (kept = { kind: 'transcript', ...defaults, isDefault: true }),
  });
  const template = new TemplateModel(client, 'transcript');
  await template.draft.load();
  return { client, template };
}

test('the preview follows what is written, with made-up values', async () => {
  const { template } = await setUp();
  expect(template.preview.value?.subject).toBe('Your chat with Tarn Lamps');
  template.draft.setAt('subject', 'Thanks from {{ widget }}');
  expect(template.preview.value?.subject).toBe('Thanks from Tarn Lamps');
  expect(template.preview.value?.text).toContain(
    'Maya, 1 June 2026 at 14:31 CEST\nWe do, within three days.',
  );
});

test('an unknown placeholder is a fault at its field while it is written', async () => {
  const { template } = await setUp();
  template.draft.setAt('subject', 'Thanks, {{name}}');
  expect(template.source.faults.value).toEqual([
    {
      path: 'subject',
      message: 'there is no {{name}} in this mail; there is {{widget}}, {{transcript}}',
    },
  ]);
  template.draft.setAt('subject', 'Thanks');
  expect(template.source.faults.value).toEqual([]);
});

test('what was written is taken back', async () => {
  const { client, template } = await setUp();
  template.draft.setAt('subject', 'Thanks');
  expect(await template.draft.save()).toBe(true);
  expect(template.isDefault.value).toBe(false);
  await template.reset();
  expect(client.calls).toContain('DELETE /mail/templates/{kind} {"path":{"kind":"transcript"}}');
  expect([template.isDefault.value, template.draft.value.value]).toEqual([true, defaults]);
});

test('a default is shown in the console’s language, and writing it again is no text of one’s own', async () => {
  speak('de', { 'organisation/mail-templates': german });
  try {
    const { client, template } = await setUp();
    expect(template.draft.value.value).toEqual(german.defaults.transcript);
    expect(template.isDefault.value).toBe(true);
    expect(template.preview.value?.text).toContain('Liefern Sie nach Norwegen?');
    template.draft.setAt('subject', 'Danke');
    await template.draft.save();
    template.draft.setAt('subject', german.defaults.transcript.subject);
    await template.draft.save();
    expect(client.calls.at(-1)).toContain('DELETE /mail/templates');
    expect(template.isDefault.value).toBe(true);
  } finally {
    speak('en-GB', {});
  }
});

test('what another administrator has written since is not overwritten unasked', async () => {
  const { client, template } = await setUp();
  await client.call('PUT /mail/templates/{kind}', {
    path: { kind: 'transcript' },
    body: { subject: 'Theirs', text: defaults.text },
  });
  template.draft.setAt('subject', 'Mine');
  expect(await template.draft.save()).toBe(false);
  expect(template.draft.state.value.kind).toBe('conflict');
  expect(await template.draft.keepMine()).toBe(true);
  expect(template.draft.saved.value?.subject).toBe('Mine');
});
