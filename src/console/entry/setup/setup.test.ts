import { expect, test } from 'vitest';
import { createFakeStorage } from '../../../browser/fakes/fake-storage';
import { RequestFailure } from '../../../client/request';
import type { SignedInAgent } from '../../../operations/console/sign-in';
import { readField } from '../../kit/data/field-source';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { SetupModel } from './setup';

/** The password with which the line is lost at the sign-in. */
const offline = 'no line at sign-in';

function setUp(storage = createFakeStorage()) {
  let made = 0;
  const client = createFakeCalls({
    'POST /setup/link': () => undefined,
    'POST /setup': () => ({ widgetId: 'w1' }),
    'POST /session': ({ body }) => {
      if (body.password === offline) throw new RequestFailure(0);
      if (body.password !== 'correct horse battery') throw new RequestFailure(401);
      return {} as SignedInAgent;
    },
  });
  const setup = new SetupModel({
    client,
    storage,
    token: 't',
    onDone: async () => void (made += 1),
  });
  return { client, setup, made: () => made, storage };
}

test('all that is wrong is said at once, at its field; then everything is made', async () => {
  const { client, setup, made } = setUp();
  await setup.checkLink();
  expect(setup.link.value).toBe('good');
  setup.form.setAt('email', 'ada');
  setup.form.setAt('password', '12345678');
  await setup.form.send();
  expect(setup.form.faults.value).toEqual([
    { path: 'organisation', message: 'required' },
    { path: 'name', message: 'required' },
    { path: 'email', message: 'must be an e-mail address' },
    { path: 'password', message: 'must have at least 10 characters' },
  ]);
  expect(client.calls).toHaveLength(1);
  for (const [path, value] of [
    ['organisation', 'Fjord Books'],
    ['name', 'Ada'],
    ['email', 'ada@fjord.example'],
    ['password', 'password12'],
  ] as const)
    setup.form.setAt(path, value);
  const message = 'password: must be 10 to 99 characters';
  client.failNext(new RequestFailure(400, undefined, { code: 400, message }));
  await setup.form.send();
  expect(readField(setup.form, 'password').fault).toBe('Must be 10 to 99 characters.');
  setup.form.setAt('password', 'correct horse battery');
  await setup.form.send();
  expect(made()).toBe(1);
});

test('what is typed survives a reload, but for the password, until everything is made', async () => {
  const { setup, storage } = setUp();
  setup.form.change({ organisation: 'Fjord Books', name: 'Ada', email: 'ada@fjord.example' });
  setup.form.setAt('password', 'correct horse battery');
  const { setup: again } = setUp(storage);
  expect(again.form.value.value).toMatchObject({ organisation: 'Fjord Books', name: 'Ada', password: '' });
  await setup.form.send();
  expect(setUp(storage).setup.form.value.value.name).toBe('');
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

test('who sends it again because no answer came is signed in, and else learns that the link is over', async () => {
  const { client, setup, made, storage } = setUp();
  setup.form.change({
    organisation: 'Fjord Books',
    name: 'Ada',
    email: ' ada@fjord.example',
    password: 'correct horse battery',
  });
  client.failNext(new RequestFailure(0));
  await setup.form.send();
  client.failNext(new RequestFailure(410));
  await setup.form.send();
  expect(client.calls.at(-1)).toBe(
    'POST /session {"body":{"email":"ada@fjord.example","password":"correct horse battery"}}',
  );
  expect([made(), setup.link.value, storage.get('chat-widget-console:set-up')]).toEqual([1, 'asking', null]);

  setup.form.setAt('password', offline);
  client.failNext(new RequestFailure(410));
  await setup.form.send();
  expect([made(), setup.link.value]).toEqual([1, 'asking']);

  setup.form.setAt('password', 'another password');
  client.failNext(new RequestFailure(410));
  await setup.form.send();
  expect([made(), setup.link.value]).toEqual([1, 'over']);
});
