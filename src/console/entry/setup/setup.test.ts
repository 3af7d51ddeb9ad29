import { expect, test } from 'vitest';
import { RequestFailure } from '../../../client/request';
import { readField } from '../../kit/data/field-source';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { SetupModel } from './setup';

function setUp() {
  const made: string[] = [];
  const client = createFakeCalls({
    'POST /setup/link': () => undefined,
    'POST /setup': () => ({ widgetId: 'w1' }),
  });
  const setup = new SetupModel({
    client,
    token: 't',
    onDone: async (widgetId) => void made.push(widgetId),
  });
  return { client, setup, made };
}

test('each step asks for what it needs, and the last makes everything', async () => {
  const { client, setup, made } = setUp();
  await setup.checkLink();
  expect(setup.link.value).toBe('good');
  await setup.next();
  expect([setup.step.value, readField(setup.form, 'organisation').fault]).toEqual([0, 'Required.']);
  setup.form.setAt('organisation', 'Fjord Books');
  await setup.next();
  for (const [path, value] of [
    ['name', 'Ada'],
    ['email', 'ada'],
    ['password', '12345678'],
  ] as const)
    setup.form.setAt(path, value);
  await setup.next();
  expect([setup.step.value, setup.form.faults.value]).toEqual([
    1,
    [
      { path: 'email', message: 'must be an e-mail address' },
      { path: 'password', message: 'must have at least 10 characters' },
    ],
  ]);
  setup.form.setAt('email', 'ada@fjord.example');
  setup.form.setAt('password', 'password12');
  await setup.next();
  expect([setup.step.value, made]).toEqual([2, []]);

  const message = 'password: must be 10 to 99 characters';
  client.failNext(new RequestFailure(400, undefined, { code: 400, message }));
  await setup.next();
  expect([setup.step.value, readField(setup.form, 'password').fault]).toEqual([
    1,
    'Must be 10 to 99 characters.',
  ]);
  setup.form.setAt('password', 'correct horse battery');
  await setup.next();
  await setup.next();
  expect(made).toEqual(['w1']);
});

test('a link that was used says so, one that could not be asked may be asked again', async () => {
  const { client, setup } = setUp();
  client.failNext(new RequestFailure(0));
  await setup.checkLink();
  expect([setup.link.value, setup.checking.state.value.kind]).toEqual(['asking', 'refused']);
  client.failNext(new RequestFailure(410));
  await setup.checkLink();
  expect(setup.link.value).toBe('over');
});
