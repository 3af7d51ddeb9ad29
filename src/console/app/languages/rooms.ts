import type { AppTexts } from '../../app/texts';
import type { AlertTexts } from '../../chats/alerts/texts';
import type { BanTexts } from '../../chats/bans/texts';
import type { ConversationTexts } from '../../chats/conversation/texts';
import type { EndedTexts } from '../../chats/ended/texts';
import type { FileTexts } from '../../chats/files/texts';
import type { FilterTexts } from '../../chats/filters/texts';
import type { InboxTexts } from '../../chats/inbox/texts';
import type { LookingTexts } from '../../chats/looking/texts';
import type { MentionTexts } from '../../chats/mentions/texts';
import type { ReplyTexts } from '../../chats/replies/texts';
import type { RoutingTexts } from '../../chats/routing/texts';
import type { SnoozeTexts } from '../../chats/snoozing/texts';
import type { TransferTexts } from '../../chats/transfer/texts';
import type { VisitorTexts } from '../../chats/visitor/texts';
import type { WorkspaceTexts } from '../../chats/workspace/texts';
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
import type { AgentTexts } from '../../organisation/agents/texts';
import type { AuditTexts } from '../../organisation/audit/texts';
import type { HomeTexts } from '../../organisation/home/texts';
import type { KeyTexts } from '../../organisation/keys/texts';
import type { LogTexts } from '../../organisation/logs/texts';
import type { PrivacyTexts } from '../../organisation/privacy/texts';
import type { ReportTexts } from '../../organisation/reports/texts';
import type { WorkloadTexts } from '../../organisation/workload/texts';
import type { FormsTexts } from '../../widgets/forms/texts';
import type { HoursTexts } from '../../widgets/hours/texts';
import type { PreviewTexts } from '../../widgets/preview/texts';
import type { PublishingTexts } from '../../widgets/publishing/texts';

/** The rooms whose texts every agent needs. A language lacks none of them. */
export interface AgentRooms {
  'chats/alerts': AlertTexts;
  'chats/bans': BanTexts;
  'chats/conversation': ConversationTexts;
  'chats/ended': EndedTexts;
  'chats/files': FileTexts;
  'chats/filters': FilterTexts;
  'chats/inbox': InboxTexts;
  'chats/looking': LookingTexts;
  'chats/mentions': MentionTexts;
  'chats/replies': ReplyTexts;
  'chats/routing': RoutingTexts;
  'chats/snoozing': SnoozeTexts;
  'chats/transfer': TransferTexts;
  'chats/visitor': VisitorTexts;
  'chats/workspace': WorkspaceTexts;
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
  'organisation/home': HomeTexts;
}

/** The rooms whose texts administrators alone need. */
export interface AdministratorRooms {
  'organisation/agents': AgentTexts;
  'organisation/audit': AuditTexts;
  'organisation/keys': KeyTexts;
  'organisation/logs': LogTexts;
  'organisation/privacy': PrivacyTexts;
  'organisation/reports': ReportTexts;
  'organisation/workload': WorkloadTexts;
  'widgets/forms': FormsTexts;
  'widgets/hours': HoursTexts;
  'widgets/preview': PreviewTexts;
  'widgets/publishing': PublishingTexts;
}
