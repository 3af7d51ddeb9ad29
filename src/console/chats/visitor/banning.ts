import type { ConsoleClient } from '../../../client/console-client';
import type { NewBan } from '../../../operations/console/bans';
import { ConfirmingModel, type Confirming } from '../../kit/data/confirming';

export type Banning = Confirming<NewBan>;

/** What the dialog shows of the visitor. */
export interface BanDialogProps {
  banning: Banning;
  name: string;
  email: string | undefined;
  ipAddress: string | undefined;
}

/** Bans the visitor of a chat, which ends the visitor's chats. */
export function createBanning({ call }: Pick<ConsoleClient, 'call'>): Banning {
  return new ConfirmingModel(async (id: string, body: NewBan) => {
    await call('POST /cases/{id}/ban', { path: { id }, body });
  });
}
