import { appTexts } from '../../app/texts.de';
import { paletteTexts } from '../../app/palette/texts.de';
import { finderTexts } from '../../app/finder/texts.de';
import { alertTexts } from '../../chats/alerts/texts.de';
import { banTexts } from '../../chats/bans/texts.de';
import { conversationTexts } from '../../chats/conversation/texts.de';
import { unopenedTexts } from '../../chats/unopened/texts.de';
import { endedTexts } from '../../chats/ended/texts.de';
import { fileTexts } from '../../chats/files/texts.de';
import { filterTexts } from '../../chats/filters/texts.de';
import { inboxTexts } from '../../chats/inbox/texts.de';
import { lookingTexts } from '../../chats/looking/texts.de';
import { mailingTexts } from '../../chats/mailing/texts.de';
import { mentionTexts } from '../../chats/mentions/texts.de';
import { replyTexts } from '../../chats/replies/texts.de';
import { routingTexts } from '../../chats/routing/texts.de';
import { seenByTexts } from '../../chats/seen-by/texts.de';
import { snoozeTexts } from '../../chats/snoozing/texts.de';
import { transferTexts } from '../../chats/transfer/texts.de';
import { translationTexts } from '../../chats/translation/texts.de';
import { visitorTexts } from '../../chats/visitor/texts.de';
import { visitorsNowTexts } from '../../chats/visitors-now/texts.de';
import { workspaceTexts } from '../../chats/workspace/texts.de';
import { accountTexts } from '../../entry/account/texts.de';
import { secondFactorTexts } from '../../entry/second-factor/texts.de';
import { setupTexts } from '../../entry/setup/texts.de';
import { signInTexts } from '../../entry/sign-in/texts.de';
import { dataTexts } from '../../kit/data/texts.de';
import { eventTexts } from '../../kit/events/texts.de';
import { fieldTexts } from '../../kit/fields/texts.de';
import { formTexts } from '../../kit/forms/texts.de';
import { formatTexts } from '../../kit/format/texts.de';
import { frameTexts } from '../../kit/frame/texts.de';
import { pageTexts } from '../../kit/page/texts.de';
import { pausingTexts } from '../../kit/pausing/texts.de';
import { pictureTexts } from '../../kit/pictures/texts.de';
import { toastTexts } from '../../kit/toasts/texts.de';
import { shortcutTexts } from '../../kit/shortcuts/texts.de';
import { homeTexts } from '../../organisation/home/texts.de';
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
