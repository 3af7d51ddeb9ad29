import { onDemand } from '../frame/on-demand';
import type { ChoiceFieldProps, WidgetSelectorProps } from './Choices';

/** Keeps the place, so that nothing jumps. */
function Place() {
  return <div class="place" />;
}

export const ChoiceField = onDemand<ChoiceFieldProps>(
  () => import('./Choices').then((choices) => choices.ChoiceField),
  Place,
);

export const WidgetSelector = onDemand<WidgetSelectorProps>(
  () => import('./Choices').then((choices) => choices.WidgetSelector),
  Place,
);
