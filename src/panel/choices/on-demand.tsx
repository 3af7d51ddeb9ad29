import { onDemand } from '../frame/on-demand';

/** Keeps the place, so that nothing jumps. */
function Place() {
  return <div class="place" />;
}

export const ChoiceField = onDemand(
  () => import('./Choices'),
  (choices) => choices.ChoiceField,
  Place,
);

export const FirstQuestions = onDemand(
  () => import('./Choices'),
  (choices) => choices.FirstQuestions,
);

export const WidgetSelector = onDemand(
  () => import('./Choices'),
  (choices) => choices.WidgetSelector,
  Place,
);
