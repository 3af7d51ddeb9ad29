import { expect, test } from 'vitest';
import { RequestFailure } from '../../../client/request';
import { createFakeConsoleClient, maya } from '../../kit/frame/fake-console-client';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { DemandedSecondFactorModel } from './demanded-second-factor';
import { SessionModel } from './session';

const credentials = { email: ` ${maya.email}`, password: 'a password' };

function setUp() {
  const fake = createFakeCalls({
    'POST /session/second-factor': () => ({ secret: 'ABC', address: 'otpauth://totp/x' }),
    'PUT /session/second-factor': () => ({ recoveryCodes: ['one', 'two'] }),
  });
  const client = createFakeConsoleClient();
  const session = new SessionModel(client);
  const demanded = new DemandedSecondFactorModel({ call: fake.call, session: client.session }, session);
  return { client, fake, session, demanded };
}

test('where a second factor is demanded of an account without one, signing in asks to set one up', async () => {
  const { client, session } = setUp();
  client.failure = new RequestFailure(409);
  await session.signIn(maya.email, 'password');
  expect(session.asks.value).toBe('setUp');
});

test('the first code of the app opens the console, once the recovery codes are kept', async () => {
  const { fake, session, demanded } = setUp();
  await demanded.begin(credentials);
  expect(demanded.step.value).toMatchObject({ kind: 'app', begun: { secret: 'ABC' } });
  fake.failNext(new RequestFailure(400, undefined, { code: 400, message: 'code: is not right' }));
  await expect(demanded.confirm('000000')).rejects.toThrow('code: is not right');
  expect(demanded.step.value.kind).toBe('app');
  await demanded.confirm('123456');
  expect(demanded.step.value).toEqual({ kind: 'codes', recoveryCodes: ['one', 'two'] });
  expect(fake.calls.at(-1)).toContain(`{"email":"${maya.email}","password":"a password","code":"123456"}`);
  expect(session.state.value.kind).toBe('asking');
  await demanded.finish();
  expect(session.state.value).toMatchObject({ kind: 'signedIn' });
});

test('whoever turns back forgets the password', async () => {
  const { fake, demanded } = setUp();
  await demanded.begin(credentials);
  demanded.cancel();
  expect(demanded.step.value).toEqual({ kind: 'none' });
  await demanded.confirm('123456');
  expect(fake.calls.at(-1)).not.toContain('a password');
});
