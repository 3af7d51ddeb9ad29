import { useState } from 'preact/hooks';
import type { EndpointSummary } from '../../../contract/endpoints';
import { NumberField } from '../../kit/fields/NumberField';
import { FormDialog } from '../../kit/page/FormDialog';
import { faultAt } from '../../kit/data/mutation';
import type { Connections } from './connections';

export interface RotateDialogProps {
  connections: Connections;
  endpoint: EndpointSummary;
  onClose(): void;
}

const usualOverlap = 24;
const longestOverlap = 720;

export function RotateDialog({ connections, endpoint, onClose }: RotateDialogProps) {
  const [hours, setHours] = useState<number | undefined>(usualOverlap);
  const { changing } = connections;
  return (
    <FormDialog
      title="New signing secret"
      action="Make a new secret"
      mutation={changing}
      onSubmit={() => connections.rotate(endpoint.id, hours ?? 0)}
      onClose={onClose}
    >
      <NumberField
        id="endpoint-overlap"
        title="The old one still signs for"
        description="Long enough to bring the new one to your system. 0 where the old one is in wrong hands."
        schema={{ type: 'integer', minimum: 0, maximum: longestOverlap, unit: 'hours' }}
        value={hours}
        fault={faultAt(changing, 'overlapHours')}
        onChange={setHours}
      />
    </FormDialog>
  );
}
