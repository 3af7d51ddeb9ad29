import type { ConsoleClient } from '../../../client/console-client';
import type { NewBan } from '../../../operations/console/bans';
import { createModel } from '@preact/signals-core';
import { ConfirmingModel, type Confirming } from '../../kit/data/confirming';
import type { Toasting } from '../../kit/toasts/toasting';
import { visitorTexts } from './texts';

/** Of the visitor of that name. */
export type Banning = Confirming<NewBan & { name: string }>;

/** What the dialog shows of the visitor. */
export interface BanDialogProps {
  banning: Banning;
  name: string;
  email: string | undefined;
  ipAddress: string | undefined;
}

export interface BanningParts {
  client: Pick<ConsoleClient, 'call'>;
  toasting: Pick<Toasting, 'hold'>;
}

/** Bans the visitor of a chat, unless that is undone: their chats end with it. */
export const BanningModel = createModel(({ client, toasting }: BanningParts): Banning => {
  return new ConfirmingModel(async (id: string, { name, ...body }) => {
    const texts = visitorTexts();
    toasting.hold({
      // Of its own: who then ends the chat, or transfers it, has not changed their mind about the visitor.
      subject: `ban:${id}`,
      text: texts.banning(name),
      now: texts.banNow,
      async run() {
        await client.call('POST /cases/{id}/ban', { path: { id }, body, keepalive: true });
      },
      notDone: (why) => texts.notBanned(name, why),
    });
  });
});
