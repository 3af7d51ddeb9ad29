import type { ReadonlySignal } from '@preact/signals';
import { listNames } from '../../kit/format/list-names';
import { useModel } from '../../kit/frame/use-model';
import type { ListedCase } from '../inbox/case-order';
import { LookingModel, type LookingParts } from './looking';
import { lookingTexts } from './texts';
import './looking.css';

export interface LookingNamesProps {
  partsOf(): LookingParts;
  listed: ReadonlySignal<ListedCase | undefined>;
}

/** Names the colleagues who look at the open case; those who are answering are named beside the answer box. */
export function LookingNames({ partsOf, listed }: LookingNamesProps) {
  const { colleagues } = useModel(() => new LookingModel(partsOf()));
  const answering = listed.value?.answering ?? [];
  const names = colleagues.value.filter((name) => !answering.includes(name));
  return (
    <p class="looking" role="status">
      {names.length > 0 && lookingTexts().looking(listNames(names), names.length)}
    </p>
  );
}
