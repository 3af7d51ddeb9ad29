import { isStartRequired } from '../../../contract/settings/form-fields';
import { mostOnlineAgents, type OnlineAgent } from '../../../contract/chat/online-agents';
import type { Availability } from '../../../contract/chat/visitor-chat';
import type { Directory } from './directory';
import { Failure } from '../failure';
import type { Clock } from '../ports';
import { createOnceForAll, type SharedWork } from '../shares/once-for-all';
import type { StaffMember, Widget, Widgets } from './widgets';
import { hoursAt } from '../../../contract/hours/schedule';

export interface AvailabilityCheck {
  /** Availability of a widget, without how fast it answers; with an organisation, only of a widget of its own. Throws `notFound`. */
  of(widgetId: string, orgId?: number): Promise<Omit<Availability, 'answersIn'>>;
  /** People who are online, in the widget's order; none where it does not show them or no chat can be started. */
  onlineAgents(widget: Widget): Promise<OnlineAgent[]>;
}

export interface AvailabilityPorts {
  directory: Pick<Directory, 'widget'>;
  widgets: Pick<Widgets, 'isStaffed' | 'staff'>;
  clock: Clock;
}

export function createAvailabilityCheck({ directory, widgets, clock }: AvailabilityPorts): AvailabilityCheck {
  const readStaffed = createOnceForAll<boolean>();
  const readAgents = createOnceForAll<OnlineAgent[]>();

  return {
    async of(widgetId, orgId) {
      const widget = await directory.widget(widgetId);
      if (!widget || (orgId !== undefined && widget.orgId !== orgId)) throw new Failure('notFound');
      const hours = hoursAt(widget.schedule, clock.now());
      const online =
        widget.isConversationEnabled &&
        hours.isOpen &&
        (await readStaffed(ofWidget(widget), () => widgets.isStaffed(widget.id)));
      const { forms, screenshot } = widget.settings;
      return {
        widgetId: widget.id,
        online,
        emailRequired: isStartRequired(forms.prechat, 'email'),
        messageRequired: isStartRequired(forms.prechat, 'question'),
        screenshotRequired: screenshot.isOn && screenshot.isRequired,
        ...(widget.isConversationEnabled && hours.opensAt !== undefined ? { opensAt: hours.opensAt } : {}),
      };
    },
    async onlineAgents(widget) {
      const { settings, schedule, isConversationEnabled } = widget;
      if (!settings.onlineAgents || !isConversationEnabled || !hoursAt(schedule, clock.now()).isOpen)
        return [];
      return readAgents(ofWidget(widget), async () => namedOnce(await widgets.staff(widget.id)));
    },
  };
}

function ofWidget({ id, orgId }: Pick<Widget, 'id' | 'orgId'>): SharedWork {
  return { share: String(orgId), key: id };
}

/** The people who are online. Visitors can’t tell two of one name apart. */
function namedOnce(staff: StaffMember[]): OnlineAgent[] {
  const people = staff.filter(({ kind, isOnline }) => kind === 'human' && isOnline);
  const names = people.map(({ alias }) => alias);
  return people
    .filter(({ alias }, at) => names.indexOf(alias) === at)
    .slice(0, mostOnlineAgents)
    .map(({ alias, avatarUrl }) => ({ alias, ...(avatarUrl ? { avatarUrl } : {}) }));
}
