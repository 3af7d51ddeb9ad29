import { createModel } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { AccountSession, OwnAccount } from '../../../operations/console/account';
import { asFailure } from '../../../client/request';
import { outcomeOf, removeIfThere } from '../../kit/data/outcome';
import { MutationModel, type Mutation } from '../../kit/data/mutation';
import { ResourceModel, type Resource } from '../../kit/data/resource';
import { SecondFactorModel, type SecondFactor } from './second-factor';

export interface Account {
  own: Resource<OwnAccount>;
  sessions: Resource<AccountSession[]>;
  secondFactor: SecondFactor;
  endingSession: Mutation;
  load(): void;
  /** Empty: none. */
  setPhoto(photoUrl: string): Promise<void>;
  changePassword(currentPassword: string, password: string): Promise<void>;
  /** Answers whether a link was mailed; without it, the address is changed. */
  changeEmail(email: string, password: string): Promise<boolean>;
  confirmEmail(token: string): Promise<void>;
  endSession(session: AccountSession): Promise<void>;
  endOthers(): Promise<void>;
  /** Takes the account of the OpenID provider off this one. */
  unlink(): Promise<void>;
}

/** The account of the person who is signed in. */
export const AccountModel = createModel(({ call }: Pick<ConsoleClient, 'call'>): Account => {
  const own = new ResourceModel((signal) => call('GET /account', { signal }));
  const sessions = new ResourceModel(
    async (signal) => (await call('GET /account/sessions', { signal })).sessions,
  );
  /** Whether the address was changed, and only the answer was lost: the session ends with it. */
  async function isMade(error: unknown) {
    const { isPassing, status } = asFailure(error);
    if (!isPassing && status !== 410) return false;
    const { failure } = await outcomeOf(() => call('GET /account'));
    return failure?.status === 401;
  }
  return {
    own,
    sessions,
    secondFactor: new SecondFactorModel({ call }, own, (hasSecondFactor, recoveryCodesLeft) => {
      own.change((value) => ({ ...value, hasSecondFactor, recoveryCodesLeft }));
      // Every other session has ended where it was turned on.
      void sessions.load();
    }),
    endingSession: new MutationModel(),
    load() {
      void own.load();
      void sessions.load();
    },
    async setPhoto(photoUrl) {
      await call('PUT /account/photo', { body: { photoUrl } });
      own.change((value) => ({ ...value, photoUrl }));
    },
    async changePassword(currentPassword, password) {
      await call('PUT /account/password', { body: { currentPassword, password } });
      // Every other session has ended by it.
      await sessions.load();
    },
    async changeEmail(email, password) {
      try {
        return (await call('PUT /account/email', { body: { email, password } })).isMailed;
      } catch (error) {
        if (await isMade(error)) return false;
        throw error;
      }
    },
    async confirmEmail(token) {
      try {
        await call('PUT /email-changes', { body: { token } });
      } catch (error) {
        if (!(await isMade(error))) throw error;
      }
    },
    async endSession({ id }) {
      await removeIfThere(() => call('DELETE /account/sessions/{id}', { path: { id } }));
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
});
