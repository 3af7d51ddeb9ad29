import { useModel } from '../../kit/frame/use-model';
import type { EndpointSummary } from '../../../operations/console/endpoints';
import { fieldAt } from '../../kit/data/field-source';
import { FormModel } from '../../kit/data/form';
import { NumberField } from '../../kit/fields/NumberField';
import { FormDialog } from '../../kit/forms/FormDialog';
import type { Connections } from './connections';

export interface RotateDialogProps {
  connections: Connections;
  endpoint: EndpointSummary;
  onClose(): void;
}

const first: { overlapHours: number | undefined } = { overlapHours: 24 };
const longestOverlap = 720;

export function RotateDialog({ connections, endpoint, onClose }: RotateDialogProps) {
  const form = useModel(
    () =>
      new FormModel({
        first,
        send: ({ overlapHours = 0 }) => connections.rotate(endpoint.id, overlapHours),
      }),
  );
  return (
    <FormDialog title="New signing secret" action="Create secret" form={form} onClose={onClose}>
      <NumberField
        title="Keep the old secret valid for"
        description="Time to install the new secret in your system. Enter 0 if the old secret has leaked."
        schema={{ type: 'integer', minimum: 0, maximum: longestOverlap, unit: 'hours' }}
        {...fieldAt(form, 'overlapHours')}
      />
    </FormDialog>
  );
}
