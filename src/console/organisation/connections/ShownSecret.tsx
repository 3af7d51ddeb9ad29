import { formatDateTime } from '../../kit/frame/dates';
import { SecretDialog } from '../../kit/page/SecretDialog';
import type { Connections } from './connections';

export function ShownSecret({ connections }: { connections: Connections }) {
  const shown = connections.shown.value;
  if (!shown) return null;
  const { oldSecretUntil } = shown;
  return (
    <SecretDialog
      title="Signing secret"
      what="signing secret"
      secret={shown.secret}
      onClose={connections.forgetShown}
    >
      <p>Your system uses it to verify that a request comes from this service and was not changed.</p>
      {oldSecretUntil !== undefined && (
        <p>The old secret stays valid until {formatDateTime(oldSecretUntil)}.</p>
      )}
    </SecretDialog>
  );
}
