import { keyTexts } from '../../../organisation/keys/texts.de';
import type { AdministratorRooms } from '../rooms';

export const rooms: AdministratorRooms = {
  'organisation/keys': keyTexts,
};
