import { keyTexts } from '../../../organisation/keys/texts.fr';
import type { AdministratorRooms } from '../rooms';

export const rooms: AdministratorRooms = {
  'organisation/keys': keyTexts,
};
