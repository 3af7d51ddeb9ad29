import type { Trouble } from '../../ui/MessageGroup';
import { onDemand } from '../frame/on-demand';

const TroubleNote = onDemand(
  () => import('./TroubleNote'),
  (file) => file.TroubleNote,
);

export function drawTrouble(trouble: Trouble, key: string) {
  return <TroubleNote trouble={trouble} messageKey={key} />;
}
