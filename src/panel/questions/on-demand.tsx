import { onDemand } from '../frame/on-demand';
import { createDownload } from '../session/download';
import type { EndConfirmationProps } from './Questions';

/** Keeps the place in the header. */
function Place() {
  return <span class="tool" />;
}

export const CallButton = onDemand(
  () => import('./Questions'),
  (questions) => questions.CallButton,
  Place,
);

export const CallMe = onDemand(
  () => import('./Questions'),
  (questions) => questions.CallMe,
);

/** It must be here before it is asked: nothing else in the panel can be used meanwhile. */
export const endConfirmation = createDownload(
  () => import('./Questions'),
  (questions) => questions.EndConfirmation,
);

export function EndConfirmation(props: EndConfirmationProps) {
  const Question = endConfirmation.part.value;
  return Question ? <Question {...props} /> : null;
}
