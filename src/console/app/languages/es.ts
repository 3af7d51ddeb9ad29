import { appTexts } from '../../app/texts.es';
import { accountTexts } from '../../entry/account/texts.es';
import { secondFactorTexts } from '../../entry/second-factor/texts.es';
import { setupTexts } from '../../entry/setup/texts.es';
import { signInTexts } from '../../entry/sign-in/texts.es';
import { dataTexts } from '../../kit/data/texts.es';
import { fieldTexts } from '../../kit/fields/texts.es';
import { formTexts } from '../../kit/forms/texts.es';
import { frameTexts } from '../../kit/frame/texts.es';
import { pageTexts } from '../../kit/page/texts.es';
import { shortcutTexts } from '../../kit/shortcuts/texts.es';
import { homeTexts } from '../../organisation/home/texts.es';
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
