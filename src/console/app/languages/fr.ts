import { appTexts } from '../../app/texts.fr';
import { paletteTexts } from '../../app/palette/texts.fr';
import { finderTexts } from '../../app/finder/texts.fr';
import { alertTexts } from '../../chats/alerts/texts.fr';
import { banTexts } from '../../chats/bans/texts.fr';
import { conversationTexts } from '../../chats/conversation/texts.fr';
import { unopenedTexts } from '../../chats/unopened/texts.fr';
import { endedTexts } from '../../chats/ended/texts.fr';
import { fileTexts } from '../../chats/files/texts.fr';
import { filterTexts } from '../../chats/filters/texts.fr';
import { inboxTexts } from '../../chats/inbox/texts.fr';
import { lookingTexts } from '../../chats/looking/texts.fr';
import { mailingTexts } from '../../chats/mailing/texts.fr';
import { mentionTexts } from '../../chats/mentions/texts.fr';
import { replyTexts } from '../../chats/replies/texts.fr';
import { routingTexts } from '../../chats/routing/texts.fr';
import { seenByTexts } from '../../chats/seen-by/texts.fr';
import { snoozeTexts } from '../../chats/snoozing/texts.fr';
import { transferTexts } from '../../chats/transfer/texts.fr';
import { translationTexts } from '../../chats/translation/texts.fr';
import { visitorTexts } from '../../chats/visitor/texts.fr';
import { visitorsNowTexts } from '../../chats/visitors-now/texts.fr';
import { workspaceTexts } from '../../chats/workspace/texts.fr';
import { accountTexts } from '../../entry/account/texts.fr';
import { secondFactorTexts } from '../../entry/second-factor/texts.fr';
import { setupTexts } from '../../entry/setup/texts.fr';
import { signInTexts } from '../../entry/sign-in/texts.fr';
import { dataTexts } from '../../kit/data/texts.fr';
import { eventTexts } from '../../kit/events/texts.fr';
import { fieldTexts } from '../../kit/fields/texts.fr';
import { formTexts } from '../../kit/forms/texts.fr';
import { formatTexts } from '../../kit/format/texts.fr';
import { frameTexts } from '../../kit/frame/texts.fr';
import { pageTexts } from '../../kit/page/texts.fr';
import { pausingTexts } from '../../kit/pausing/texts.fr';
import { pictureTexts } from '../../kit/pictures/texts.fr';
import { toastTexts } from '../../kit/toasts/texts.fr';
import { shortcutTexts } from '../../kit/shortcuts/texts.fr';
import { homeTexts } from '../../organisation/home/texts.fr';
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
