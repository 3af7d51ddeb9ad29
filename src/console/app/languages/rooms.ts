import type { AppTexts } from '../../app/texts';
import type { AccountTexts } from '../../entry/account/texts';
import type { SecondFactorTexts } from '../../entry/second-factor/texts';
import type { SetupTexts } from '../../entry/setup/texts';
import type { SignInTexts } from '../../entry/sign-in/texts';
import type { DataTexts } from '../../kit/data/texts';
import type { FieldTexts } from '../../kit/fields/texts';
import type { FormTexts } from '../../kit/forms/texts';
import type { FrameTexts } from '../../kit/frame/texts';
import type { PageTexts } from '../../kit/page/texts';
import type { ShortcutTexts } from '../../kit/shortcuts/texts';
import type { KeyTexts } from '../../organisation/keys/texts';

/** The rooms whose texts every agent needs. A language lacks none of them. */
export interface AgentRooms {
  app: AppTexts;
  'entry/account': AccountTexts;
  'entry/second-factor': SecondFactorTexts;
  'entry/setup': SetupTexts;
  'entry/sign-in': SignInTexts;
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
