import { demandOf } from '../../../contract/settings/form-fields';
import type { Availability } from '../../../contract/chat/visitor-chat';
import type { Directory } from './directory';
import { Failure } from '../failure';
import type { Clock } from '../ports';
import type { Widgets } from './widgets';
import { hoursAt } from '../../../contract/hours/schedule';

export interface AvailabilityCheck {
  /** Availability of a widget, without how fast it answers; with an organisation, only of a widget of its own. Throws `notFound`. */
  of(widgetId: string, orgId?: number): Promise<Omit<Availability, 'answersIn'>>;
}

export interface AvailabilityPorts {
  directory: Pick<Directory, 'widget'>;
  widgets: Pick<Widgets, 'isStaffed'>;
  clock: Clock;
}

export function createAvailabilityCheck({ directory, widgets, clock }: AvailabilityPorts): AvailabilityCheck {
  return {
    async of(widgetId, orgId) {
      const widget = await directory.widget(widgetId);
      if (!widget || (orgId !== undefined && widget.orgId !== orgId)) throw new Failure('notFound');
      const hours = hoursAt(widget.schedule, clock.now());
      const online = widget.isConversationEnabled && hours.isOpen && (await widgets.isStaffed(widget.id));
      const { forms, screenshot } = widget.settings;
      return {
        widgetId: widget.id,
        online,
        emailRequired: demandOf(forms.prechat, 'email') === 'required',
        messageRequired: demandOf(forms.prechat, 'question') === 'required',
        screenshotRequired: screenshot.isOn && screenshot.isRequired,
        ...(widget.isConversationEnabled && hours.opensAt !== undefined ? { opensAt: hours.opensAt } : {}),
      };
    },
  };
}
