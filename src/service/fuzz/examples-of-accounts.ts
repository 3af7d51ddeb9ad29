import { demo } from '../demo/demo-organisation';
import { byAgent, byAnyone, byOwner, of, type Make } from './example';

/** Of the routes by which agents sign in and look after their accounts. */
export const examplesOfAccounts: Record<string, Make> = {
  'POST /api/console/setup/link': () => ({ from: 'agent', json: { token: 'x' }, refused: 410 }),
  'POST /api/console/setup': () => ({
    from: 'agent',
    json: {
      token: 'x',
      organisation: 'Fjord Books',
      name: 'Ada Boss',
      email: 'ada@fjord.example',
      password: 'correct horse battery',
      widget: 'Shop',
    },
    refused: 410,
  }),
  'GET /api/console/session/options': byAnyone,
  'GET /api/console/session/open-id': byAnyone,
  'GET /api/console/session/open-id/callback': () => ({
    from: 'nobody',
    query: { code: 'a code', state: 'a state', iss: 'https://id.shop.example' },
  }),
  'POST /api/console/session/open-id': async (world) => ({
    from: 'wayBack',
    json: { code: await world.comeBack() },
  }),

  'GET /api/console/account': byAgent,
  'DELETE /api/console/account/open-id': byAgent,
  'PUT /api/console/account/password': byOwner({ currentPassword: demo.password, password: 'correct horse' }),
  'GET /api/console/account/sessions': byAgent,
  'DELETE /api/console/account/sessions': byAgent,
  'DELETE /api/console/account/sessions/:id': of('agent', (world) => world.otherSession()),
  'POST /api/console/account/second-factor': byOwner({ password: demo.password }),
  'PUT /api/console/account/second-factor': async (world) => ({
    from: 'owner',
    json: { code: await world.beginSecondFactor() },
  }),
  'POST /api/console/account/second-factor/off': byOwner({ password: demo.password }),
  // One address gets few of them.
  'POST /api/console/password-resets': async (world) => ({
    from: 'agent',
    json: { email: await world.user() },
  }),
  'PUT /api/console/password-resets': async (world) => ({
    from: 'agent',
    json: { token: await world.resetToken(), password: 'correct horse' },
  }),
};
