import { dataTexts } from '../../kit/data/texts.de';
import { fieldTexts } from '../../kit/fields/texts.de';
import { formTexts } from '../../kit/forms/texts.de';
import { frameTexts } from '../../kit/frame/texts.de';
import { pageTexts } from '../../kit/page/texts.de';
import { shortcutTexts } from '../../kit/shortcuts/texts.de';
import type { AgentRooms } from './rooms';

export const rooms: AgentRooms = {
  'kit/data': dataTexts,
  'kit/fields': fieldTexts,
  'kit/forms': formTexts,
  'kit/frame': frameTexts,
  'kit/page': pageTexts,
  'kit/shortcuts': shortcutTexts,
};
