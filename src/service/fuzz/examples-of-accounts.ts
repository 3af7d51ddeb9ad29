import { demo } from '../demo/demo-organisation';
import { by, byOwner, of, type Make } from './example';

/** Of the routes by which agents sign in and look after their accounts. */
export const examplesOfAccounts: Record<string, Make> = {
  'POST /api/console/setup/link': by('agent', { json: { token: 'x' }, refused: 410 }),
  'POST /api/console/setup': by('agent', {
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
  'GET /api/console/session/options': by('nobody'),
  'GET /api/console/session/open-id': by('nobody'),
  'GET /api/console/session/open-id/callback': by('nobody', {
    query: { code: 'a code', state: 'a state', iss: 'https://id.shop.example' },
  }),
  'POST /api/console/session/open-id': by('wayBack', async (world) => ({
    json: { code: await world.comeBack() },
  })),

  'POST /api/console/session/second-factor': by('agent', async (world) => ({
    json: await world.demanded.add(),
  })),
  'PUT /api/console/session/second-factor': by('agent', async (world) => {
    const credentials = await world.demanded.add();
    return { json: { ...credentials, code: await world.demanded.begin(credentials) } };
  }),

  'GET /api/console/account': by('agent'),
  'DELETE /api/console/account/open-id': by('agent'),
  'PUT /api/console/account/password': byOwner({ currentPassword: demo.password, password: 'correct horse' }),
  'GET /api/console/account/sessions': by('agent'),
  'DELETE /api/console/account/sessions': by('agent'),
  'DELETE /api/console/account/sessions/:id': of('agent', (world) => world.otherSession()),
  'POST /api/console/account/second-factor': byOwner({ password: demo.password }),
  'PUT /api/console/account/second-factor': by('owner', async (world) => ({
    json: { code: await world.beginSecondFactor() },
  })),
  'POST /api/console/account/second-factor/off': byOwner({ password: demo.password }),
  // One address gets few of them.
  'POST /api/console/password-resets': by('agent', async (world) => ({
    json: { email: await world.user() },
  })),
  'PUT /api/console/password-resets': by('agent', async (world) => ({
    json: { token: await world.resetToken(), password: 'correct horse' },
  })),
};
