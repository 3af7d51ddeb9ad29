import { appTexts } from '../../app/texts.es';
import { paletteTexts } from '../../app/palette/texts.es';
import { finderTexts } from '../../app/finder/texts.es';
import { alertTexts } from '../../chats/alerts/texts.es';
import { banTexts } from '../../chats/bans/texts.es';
import { conversationTexts } from '../../chats/conversation/texts.es';
import { unopenedTexts } from '../../chats/unopened/texts.es';
import { endedTexts } from '../../chats/ended/texts.es';
import { fileTexts } from '../../chats/files/texts.es';
import { filterTexts } from '../../chats/filters/texts.es';
import { inboxTexts } from '../../chats/inbox/texts.es';
import { lookingTexts } from '../../chats/looking/texts.es';
import { mailingTexts } from '../../chats/mailing/texts.es';
import { mentionTexts } from '../../chats/mentions/texts.es';
import { replyTexts } from '../../chats/replies/texts.es';
import { routingTexts } from '../../chats/routing/texts.es';
import { seenByTexts } from '../../chats/seen-by/texts.es';
import { snoozeTexts } from '../../chats/snoozing/texts.es';
import { transferTexts } from '../../chats/transfer/texts.es';
import { translationTexts } from '../../chats/translation/texts.es';
import { visitorTexts } from '../../chats/visitor/texts.es';
import { visitorsNowTexts } from '../../chats/visitors-now/texts.es';
import { workspaceTexts } from '../../chats/workspace/texts.es';
import { accountTexts } from '../../entry/account/texts.es';
import { secondFactorTexts } from '../../entry/second-factor/texts.es';
import { setupTexts } from '../../entry/setup/texts.es';
import { signInTexts } from '../../entry/sign-in/texts.es';
import { dataTexts } from '../../kit/data/texts.es';
import { eventTexts } from '../../kit/events/texts.es';
import { fieldTexts } from '../../kit/fields/texts.es';
import { formTexts } from '../../kit/forms/texts.es';
import { formatTexts } from '../../kit/format/texts.es';
import { frameTexts } from '../../kit/frame/texts.es';
import { pageTexts } from '../../kit/page/texts.es';
import { pausingTexts } from '../../kit/pausing/texts.es';
import { pictureTexts } from '../../kit/pictures/texts.es';
import { toastTexts } from '../../kit/toasts/texts.es';
import { shortcutTexts } from '../../kit/shortcuts/texts.es';
import { homeTexts } from '../../organisation/home/texts.es';
import type { AgentRooms } from './rooms';

export const rooms: AgentRooms = {
  app: appTexts,
  'app/palette': paletteTexts,
  'app/finder': finderTexts,
  'chats/alerts': alertTexts,
  'chats/bans': banTexts,
  'chats/conversation': conversationTexts,
  'chats/ended': endedTexts,
  'chats/unopened': unopenedTexts,
  'chats/files': fileTexts,
  'chats/filters': filterTexts,
  'chats/inbox': inboxTexts,
  'chats/looking': lookingTexts,
  'chats/mailing': mailingTexts,
  'chats/mentions': mentionTexts,
  'chats/replies': replyTexts,
  'chats/routing': routingTexts,
  'chats/seen-by': seenByTexts,
  'chats/snoozing': snoozeTexts,
  'chats/transfer': transferTexts,
  'chats/translation': translationTexts,
  'chats/visitor': visitorTexts,
  'chats/visitors-now': visitorsNowTexts,
  'chats/workspace': workspaceTexts,
  'entry/account': accountTexts,
  'entry/second-factor': secondFactorTexts,
  'entry/setup': setupTexts,
  'entry/sign-in': signInTexts,
  'kit/data': dataTexts,
  'kit/events': eventTexts,
  'kit/fields': fieldTexts,
  'kit/forms': formTexts,
  'kit/format': formatTexts,
  'kit/frame': frameTexts,
  'kit/page': pageTexts,
  'kit/pausing': pausingTexts,
  'kit/pictures': pictureTexts,
  'kit/toasts': toastTexts,
  'kit/shortcuts': shortcutTexts,
  'organisation/home': homeTexts,
};
