import { formatDateTime } from '../../kit/format/dates';
import type { Leaving } from '../../kit/frame/leaving';
import { SecretDialog } from '../../kit/page/SecretDialog';
import type { Connections } from './connections';
import { connectionTexts } from './texts';

export interface ShownSecretProps {
  connections: Connections;
  leaving: Leaving;
}

export function ShownSecret({ connections, leaving }: ShownSecretProps) {
  const texts = connectionTexts();
  const shown = connections.shown.value;
  if (!shown) return null;
  const { oldSecretUntil } = shown;
  return (
    <SecretDialog
      title={texts.signingSecret}
      what={texts.signingSecretName}
      secret={shown.secret}
      leaving={leaving}
      onClose={connections.forgetShown}
    >
      <p>{texts.signingSecretHelp}</p>
      {oldSecretUntil !== undefined && <p>{texts.oldStaysValid(formatDateTime(oldSecretUntil))}</p>}
    </SecretDialog>
  );
}
