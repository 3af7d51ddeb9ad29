import { appTexts } from '../../app/texts.fr';
import { accountTexts } from '../../entry/account/texts.fr';
import { secondFactorTexts } from '../../entry/second-factor/texts.fr';
import { setupTexts } from '../../entry/setup/texts.fr';
import { signInTexts } from '../../entry/sign-in/texts.fr';
import { dataTexts } from '../../kit/data/texts.fr';
import { fieldTexts } from '../../kit/fields/texts.fr';
import { formTexts } from '../../kit/forms/texts.fr';
import { frameTexts } from '../../kit/frame/texts.fr';
import { pageTexts } from '../../kit/page/texts.fr';
import { shortcutTexts } from '../../kit/shortcuts/texts.fr';
import { homeTexts } from '../../organisation/home/texts.fr';
import type { AgentRooms } from './rooms';

export const rooms: AgentRooms = {
  app: appTexts,
  'entry/account': accountTexts,
  'entry/second-factor': secondFactorTexts,
  'entry/setup': setupTexts,
  'entry/sign-in': signInTexts,
  'kit/data': dataTexts,
  'kit/fields': fieldTexts,
  'kit/forms': formTexts,
  'kit/frame': frameTexts,
  'kit/page': pageTexts,
  'kit/shortcuts': shortcutTexts,
  'organisation/home': homeTexts,
};
