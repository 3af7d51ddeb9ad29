import { useModel } from '../../kit/frame/use-model';
import type { EndpointSummary } from '../../../operations/console/endpoints';
import { fieldAt } from '../../kit/data/field-source';
import { FormModel } from '../../kit/data/form';
import { NumberField } from '../../kit/fields/NumberField';
import { FormDialog } from '../../kit/forms/FormDialog';
import type { Connections } from './connections';
import { connectionTexts } from './texts';

export interface RotateDialogProps {
  connections: Connections;
  endpoint: EndpointSummary;
  onClose(): void;
}

const first: { overlapHours: number | undefined } = { overlapHours: 24 };
const longestOverlap = 720;

export function RotateDialog({ connections, endpoint, onClose }: RotateDialogProps) {
  const texts = connectionTexts();
  const form = useModel(
    () =>
      new FormModel({
        first,
        send: ({ overlapHours }) => connections.rotate(endpoint.id, overlapHours),
      }),
  );
  return (
    <FormDialog title={texts.newSigningSecret} action={texts.createSecret} form={form} onClose={onClose}>
      <NumberField
        title={texts.keepOld}
        description={texts.keepOldHelp}
        schema={{ type: 'integer', minimum: 0, maximum: longestOverlap, unit: texts.hours }}
        {...fieldAt(form, 'overlapHours')}
      />
    </FormDialog>
  );
}
