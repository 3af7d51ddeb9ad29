import { createModel } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { AccountSession, OwnAccount } from '../../../contract/organisation/account';
import { ActModel, type Act } from '../../kit/data/act';
import { ResourceModel, type Resource } from '../../kit/data/resource';
import { SecondFactorModel, type SecondFactor } from './second-factor';

export interface Account {
  own: Resource<OwnAccount>;
  sessions: Resource<AccountSession[]>;
  secondFactor: SecondFactor;
  changingPassword: Act;
  endingSession: Act;
  endingOthers: Act;
  unlinking: Act;
  load(): void;
  changePassword(currentPassword: string, password: string): Promise<void>;
  endSession(session: AccountSession): Promise<void>;
  endOthers(): Promise<void>;
  /** Takes the account of the OpenID provider off this one. */
  unlink(): Promise<void>;
}

/** The account of whoever is signed in. */
export const AccountModel = createModel(
  ({ call }: Pick<ConsoleClient, 'call'>, onExpired: () => void): Account => {
    const own = new ResourceModel(() => call('GET /account'), onExpired);
    const sessions = new ResourceModel(async () => (await call('GET /account/sessions')).sessions, onExpired);
    return {
      own,
      sessions,
      secondFactor: new SecondFactorModel({ call }, onExpired, (hasSecondFactor, recoveryCodesLeft) =>
        own.change((value) => ({ ...value, hasSecondFactor, recoveryCodesLeft })),
      ),
      changingPassword: new ActModel(onExpired),
      endingSession: new ActModel(onExpired),
      endingOthers: new ActModel(onExpired),
      unlinking: new ActModel(onExpired),
      load() {
        void own.load();
        void sessions.load();
      },
      async changePassword(currentPassword, password) {
        await call('PUT /account/password', { body: { currentPassword, password } });
        // Every other session has ended by it.
        await sessions.load();
      },
      async endSession({ id }) {
        await call('DELETE /account/sessions/{id}', { path: { id } });
        sessions.change((all) => all.filter((session) => session.id !== id));
      },
      async endOthers() {
        await call('DELETE /account/sessions');
        sessions.change((all) => all.filter(({ isThis }) => isThis));
      },
      async unlink() {
        await call('DELETE /account/open-id');
        own.change(({ openId, ...value }) => ({
          ...value,
          ...(openId ? { openId: { name: openId.name } } : {}),
        }));
      },
    };
  },
);
