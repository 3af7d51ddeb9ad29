import type { DataTexts } from '../../kit/data/texts';
import type { FieldTexts } from '../../kit/fields/texts';
import type { FormTexts } from '../../kit/forms/texts';
import type { FrameTexts } from '../../kit/frame/texts';
import type { PageTexts } from '../../kit/page/texts';
import type { ShortcutTexts } from '../../kit/shortcuts/texts';
import type { KeyTexts } from '../../organisation/keys/texts';

/** The rooms whose texts every agent needs. A language lacks none of them. */
export interface AgentRooms {
  'kit/data': DataTexts;
  'kit/fields': FieldTexts;
  'kit/forms': FormTexts;
  'kit/frame': FrameTexts;
  'kit/page': PageTexts;
  'kit/shortcuts': ShortcutTexts;
}

/** The rooms whose texts administrators alone need. */
export interface AdministratorRooms {
  'organisation/keys': KeyTexts;
}
