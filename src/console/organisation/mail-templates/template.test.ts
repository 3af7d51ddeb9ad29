import { expect, test } from 'vitest';
import { RequestFailure } from '../../../client/request';
import { mailDefinitions } from '../../../contract/mails/mail-definitions';
import type { MailTemplate } from '../../../contract/mails/mail-template';
import type { MailTemplateState } from '../../../operations/console/mail';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { speak } from '../../kit/texts/room-texts';
import { TemplateModel } from './template';
import { mailTemplateTexts as german } from './texts.de';

const { defaults } = mailDefinitions.transcript;

async function setUp() {
  let kept: MailTemplateState = { kind: 'transcript', ...defaults, isDefault: true, revision: 1 };
  let meanwhile: string | undefined;
  /** As the service does it: another revision is refused. */
  function keep(text: MailTemplate, isDefault: boolean, revision: number | undefined): MailTemplateState {
    if (revision !== undefined && revision !== kept.revision) throw new RequestFailure(409);
    return (kept = { kind: 'transcript', ...text, isDefault, revision: kept.revision + 1 });
  }
  const client = createFakeCalls({
    'GET /mail/templates': () => {
      const templates = [kept];
      if (meanwhile !== undefined) keep({ ...kept, subject: meanwhile }, false, undefined);
      meanwhile = undefined;
      return { templates };
    },
    'PUT /mail/templates/{kind}': ({ body: { revision, ...text } }) => keep(text, false, revision),
    'DELETE /mail/templates/{kind}': ({ query }) => keep(defaults, true, query?.revision),
  });
  const template = new TemplateModel(client, 'transcript');
  await template.draft.load();
  return { client, template, saveNext: (subject: string) => (meanwhile = subject) };
}

test('the preview follows what is written, with made-up values', async () => {
  const { template } = await setUp();
  expect(template.preview.value?.subject).toBe('Your chat with Tarn Lamps');
  template.draft.setAt('subject', 'Thanks from {{ widget }}');
  expect(template.preview.value?.subject).toBe('Thanks from Tarn Lamps');
  expect(template.preview.value?.text).toContain(
    'Maya, 1 June 2026 at 14:31 CEST\n\u00a0\u00a0We do, within three days.',
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
  expect(client.calls).toContain(
    'DELETE /mail/templates/{kind} {"path":{"kind":"transcript"},"query":{"revision":2}}',
  );
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

test('nor what one writes in the moment of saving, be it over a text or over the default', async () => {
  const { template, saveNext } = await setUp();
  template.draft.setAt('subject', 'Mine');
  saveNext('Theirs');
  expect(await template.draft.save()).toBe(false);
  expect(template.draft.state.value.kind).toBe('conflict');
  await template.draft.takeTheirs();
  expect(template.draft.value.value?.subject).toBe('Theirs');
  template.draft.setAt('subject', defaults.subject);
  saveNext('Theirs again');
  expect(await template.draft.save()).toBe(false);
  expect(template.draft.state.value.kind).toBe('conflict');
});

test('nor does going back to the default take what they have written since, before it is shown', async () => {
  const { client, template } = await setUp();
  template.draft.setAt('subject', 'Mine');
  await template.draft.save();
  await client.call('PUT /mail/templates/{kind}', {
    path: { kind: 'transcript' },
    body: { subject: 'Theirs', text: defaults.text },
  });
  await expect(template.reset()).rejects.toMatchObject({ status: 409 });
  expect(template.draft.value.value?.subject).toBe('Theirs');
  await template.reset();
  expect(template.isDefault.value).toBe(true);
});
