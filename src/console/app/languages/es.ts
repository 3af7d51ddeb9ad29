import { dataTexts } from '../../kit/data/texts.es';
import { fieldTexts } from '../../kit/fields/texts.es';
import { formTexts } from '../../kit/forms/texts.es';
import { frameTexts } from '../../kit/frame/texts.es';
import { pageTexts } from '../../kit/page/texts.es';
import { shortcutTexts } from '../../kit/shortcuts/texts.es';
import type { AgentRooms } from './rooms';

export const rooms: AgentRooms = {
  'kit/data': dataTexts,
  'kit/fields': fieldTexts,
  'kit/forms': formTexts,
  'kit/frame': frameTexts,
  'kit/page': pageTexts,
  'kit/shortcuts': shortcutTexts,
};
