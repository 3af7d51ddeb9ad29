import { expect, test } from 'vitest';
import { RequestFailure } from '../../../client/request';
import { fieldAt, readField } from './field-source';
import { FormModel } from './form';

interface Value {
  email: string;
  bot: { alias: string };
}

function setUp(answer: () => Promise<void> = () => Promise.resolve()) {
  const sent: Value[] = [];
  const form = new FormModel<Value>({
    first: { email: '', bot: { alias: 'Botty' } },
    required: () => ['email', 'bot.alias'],
    async send(value) {
      sent.push(value);
      await answer();
    },
  });
  return { form, sent, faultAt: (path: string) => readField(form, path).fault };
}

function refusal(status: number, message: string) {
  return new RequestFailure(status, undefined, { code: status, message });
}

test('what is empty and required is marked, and nothing is sent', async () => {
  const { form, sent, faultAt } = setUp();
  form.setAt('bot.alias', ' ');
  expect(await form.send()).toBe(false);
  expect([sent, faultAt('email'), faultAt('bot.alias')]).toEqual([[], 'Required.', 'Required.']);
  form.setAt('email', 'a@shop.example');
  expect([faultAt('email'), faultAt('bot.alias')]).toEqual([undefined, 'Required.']);
});

test('a refusal that names a field is shown there, until the field is edited', async () => {
  const { form, faultAt } = setUp(() => Promise.reject(refusal(400, 'bot.alias: is taken')));
  form.setAt('email', 'a@shop.example');
  expect(await form.send()).toBe(false);
  expect([faultAt('bot.alias'), form.refusal.value]).toEqual(['Is taken.', undefined]);
  form.setAt('bot.alias', 'Other');
  expect(faultAt('bot.alias')).toBeUndefined();
});

test.each([
  ['of no field', refusal(409, 'Somebody was first.'), 'Somebody was first.'],
  ['of a field that the form lacks', refusal(400, 'purpose: is odd'), 'purpose: is odd'],
])('a refusal %s is shown by the form, until it is sent again', async (_what, failure, message) => {
  let failures = [failure];
  const { form } = setUp(async () => {
    const [next] = failures;
    if (next) throw next;
  });
  form.setAt('email', 'a@shop.example');
  expect(await form.send()).toBe(false);
  expect(form.refusal.value).toBe(message);
  failures = [];
  expect(await form.send()).toBe(true);
  expect(form.refusal.value).toBeUndefined();
});

test('what is wrong with an entry of a list is shown at the list', async () => {
  const form = new FormModel({
    first: { widgets: ['w1', 'w2'] },
    send: () => Promise.reject(refusal(400, 'widgets[1]: is not one of your widgets')),
  });
  await form.send();
  expect(fieldAt(form, 'widgets').fault).toBe('Is not one of your widgets.');
  fieldAt(form, 'widgets').onChange(['w1']);
  expect(fieldAt(form, 'widgets').fault).toBeUndefined();
});

test('it is sent once at a time', async () => {
  const { form, sent } = setUp();
  form.change({ email: 'a@shop.example' });
  const first = form.send();
  expect([form.isSending.value, await form.send(), await first]).toEqual([true, false, true]);
  expect(sent).toEqual([{ email: 'a@shop.example', bot: { alias: 'Botty' } }]);
});
