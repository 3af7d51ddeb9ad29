import type { EndpointSummary } from '../../../operations/console/endpoints';
import { formatDateTime } from '../../kit/format/dates';
import { Badge } from '../../kit/page/Badge';
import { connectionTexts } from './texts';

/** Whether it works, and since when it does not. */
export function EndpointState({
  endpoint: { isEnabled, switchedOffReason, failingSince },
}: {
  endpoint: EndpointSummary;
}) {
  const texts = connectionTexts();
  if (!isEnabled)
    return <Badge tone="bad">{switchedOffReason ? texts.disabledAfterFailures : texts.off}</Badge>;
  if (failingSince !== undefined)
    return <Badge tone="bad">{texts.failingSince(formatDateTime(failingSince))}</Badge>;
  return <Badge tone="good">{texts.on}</Badge>;
}
