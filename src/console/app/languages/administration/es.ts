import { keyTexts } from '../../../organisation/keys/texts.es';
import type { AdministratorRooms } from '../rooms';

export const rooms: AdministratorRooms = {
  'organisation/keys': keyTexts,
};
