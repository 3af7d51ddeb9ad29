import { appTexts } from '../../app/texts.de';
import { accountTexts } from '../../entry/account/texts.de';
import { secondFactorTexts } from '../../entry/second-factor/texts.de';
import { setupTexts } from '../../entry/setup/texts.de';
import { signInTexts } from '../../entry/sign-in/texts.de';
import { dataTexts } from '../../kit/data/texts.de';
import { fieldTexts } from '../../kit/fields/texts.de';
import { formTexts } from '../../kit/forms/texts.de';
import { frameTexts } from '../../kit/frame/texts.de';
import { pageTexts } from '../../kit/page/texts.de';
import { shortcutTexts } from '../../kit/shortcuts/texts.de';
import { homeTexts } from '../../organisation/home/texts.de';
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
