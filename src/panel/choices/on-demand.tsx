import { onDemand } from '../frame/on-demand';
import { Place } from '../frame/Place';

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
