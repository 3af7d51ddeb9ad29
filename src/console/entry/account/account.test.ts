import { expect, test, vi } from 'vitest';
import { RequestFailure } from '../../../client/request';
import type { AccountSession, OwnAccount } from '../../../operations/console/account';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { AccountModel } from './account';

const own: OwnAccount = {
  email: 'maya@shop.example',
  name: 'Maya',
  hasSecondFactor: false,
  isSecondFactorDemanded: false,
  recoveryCodesLeft: 0,
  isMailConfigured: true,
  emailChange: 'link',
  openId: { name: 'Shop ID', linkedAt: 5 },
};
const here: AccountSession = { id: 's1', createdAt: 1, expiresAt: 9, isThis: true };
const elsewhere: AccountSession = { ...here, id: 's2', isThis: false };

async function setUp() {
  let sessions = [here, elsewhere];
  let isSignedOut = false;
  let hasSecondFactor = false;
  const client = createFakeCalls({
    'GET /account': () => {
      if (isSignedOut) throw new RequestFailure(401);
      return { ...own, hasSecondFactor };
    },
    'GET /account/sessions': () => ({ sessions }),
    'PUT /account/password': () => {
      sessions = [here];
    },
    'DELETE /account/sessions': () => undefined,
    'DELETE /account/sessions/{id}': () => undefined,
    'DELETE /account/open-id': () => undefined,
    'POST /account/second-factor': () => ({ secret: 'ABC', address: 'otpauth://totp/x' }),
    'PUT /account/second-factor': () => {
      sessions = [here];
      return { recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] };
    },
    'POST /account/second-factor/off': () => undefined,
  });
  const account = new AccountModel(client);
  await account.own.load();
  await account.sessions.load();
  function shown() {
    const [told, listed] = [account.own.state.value, account.sessions.state.value];
    return {
      own: told.kind === 'ready' ? told.value : told.kind,
      sessions: listed.kind === 'ready' ? listed.value.map(({ id }) => id) : listed.kind,
    };
  }
  function turnOnElsewhere() {
    hasSecondFactor = true;
  }
  function endSession() {
    isSignedOut = true;
  }
  return { client, account, shown, turnOnElsewhere, endSession };
}

test('a refused password is refused in the words of the service', async () => {
  const { client, account } = await setUp();
  const message = 'password: must be 10 to 99 characters';
  client.failNext(new RequestFailure(400, undefined, { code: 400, message }));
  await expect(account.changePassword('old', 'short')).rejects.toThrow(message);
});

test('a changed password leaves this session alone in the list', async () => {
  const { account, shown } = await setUp();
  await account.changePassword('old', 'a long one');
  expect(shown().sessions).toEqual(['s1']);
});

test('sessions that were ended are gone from the list, and this one stays', async () => {
  const { account, shown } = await setUp();
  await account.endSession(elsewhere);
  expect(shown().sessions).toEqual(['s1']);
  await account.sessions.load();
  await account.endOthers();
  expect(shown().sessions).toEqual(['s1']);
});

test('a second factor is on once a code was right, and its recovery codes are shown until they are closed', async () => {
  const { client, account, shown } = await setUp();
  const { secondFactor } = account;
  secondFactor.open();
  await secondFactor.begin('password');
  expect(secondFactor.step.value).toMatchObject({ kind: 'app', begun: { secret: 'ABC' } });
  client.failNext(new RequestFailure(400, undefined, { code: 400, message: 'code: is not right' }));
  await expect(secondFactor.confirm('000000')).rejects.toThrow('code: is not right');
  expect(secondFactor.step.value.kind).toBe('app');
  await secondFactor.confirm('123456');
  expect(secondFactor.step.value).toMatchObject({ kind: 'codes', recoveryCodes: { length: 2 } });
  expect(shown().own).toMatchObject({ hasSecondFactor: true, recoveryCodesLeft: 2 });
  await vi.waitFor(() => expect(shown().sessions).toEqual(['s1']));
  secondFactor.close();
  expect(secondFactor.step.value).toEqual({ kind: 'none' });
  await secondFactor.turnOff('password');
  expect(shown().own).toMatchObject({ hasSecondFactor: false });
});

test('a second factor that is on is shown as on where the answer to its code was lost', async () => {
  const { client, account, shown, turnOnElsewhere } = await setUp();
  turnOnElsewhere();
  client.failNext(new Error('The answer is lost.'));
  await expect(account.secondFactor.confirm('123456')).rejects.toThrow();
  await expect.poll(() => shown().own).toMatchObject({ hasSecondFactor: true });
});

test('an address is changed where the answer was lost and the session has ended with the change', async () => {
  const { client, account, endSession } = await setUp();
  const expired = new RequestFailure(410);
  for (const failure of [new RequestFailure(0), expired]) {
    client.failNext(failure);
    await expect(account.confirmEmail('token')).rejects.toBe(failure);
  }
  endSession();
  for (const failure of [new RequestFailure(0), expired]) {
    client.failNext(failure);
    await account.confirmEmail('token');
  }
  client.failNext(new RequestFailure(502));
  expect(await account.changeEmail('boss@shop.example', 'password')).toBe(false);
});

test('an unlinked account of the provider is linked no more', async () => {
  const { account, shown } = await setUp();
  await account.unlink();
  expect(shown().own).toMatchObject({ openId: { name: 'Shop ID' } });
  expect(shown().own).not.toHaveProperty('openId.linkedAt');
});
