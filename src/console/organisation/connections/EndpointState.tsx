import type { EndpointSummary } from '../../../operations/console/endpoints';
import { formatDateTime } from '../../kit/frame/dates';
import { Badge } from '../../kit/page/Badge';

/** Whether it works, and since when it does not. */
export function EndpointState({
  endpoint: { isEnabled, switchedOffReason, failingSince },
}: {
  endpoint: EndpointSummary;
}) {
  if (!isEnabled) return <Badge tone="bad">{switchedOffReason ? 'Disabled after failures' : 'Off'}</Badge>;
  if (failingSince !== undefined)
    return <Badge tone="bad">Failing since {formatDateTime(failingSince)}</Badge>;
  return <Badge tone="good">On</Badge>;
}
