import { useId, useRef } from 'preact/hooks';
import type { NamedValue } from '../../../operations/parts';
import type { Annotations } from '../../../operations/console/inbox/annotations';
import { longestAnnotationName, longestAnnotationValue } from '../../../contract/limits';
import { Icon } from '../../../ui/Icon';
import type { Annotating } from './annotating';
import { DrawnIcon } from '../../kit/frame/DrawnIcon';
import { visitorTexts } from './texts';

export interface AnnotationListProps {
  list: Annotations;
  written: NamedValue[];
  annotating: Annotating;
}

/** Labels or variables of the open case, which agents add and take off. */
export function AnnotationList({ list, written, annotating }: AnnotationListProps) {
  const id = useId();
  const texts = visitorTexts()[list];
  const name = useRef<HTMLInputElement>(null);
  const value = useRef<HTMLInputElement>(null);

  async function add(event: Event) {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const annotation = { name: name.current?.value ?? '', value: value.current?.value ?? '' };
    if (!(await annotating.put(list, annotation, written))) return;
    // Who has written the next one meanwhile, or gone elsewhere, goes on there.
    if (name.current?.value !== annotation.name || value.current?.value !== annotation.value) return;
    form.reset();
    if (isFree(form)) name.current?.focus();
  }

  /** The button that had the focus goes with what it takes off: the next one has it then. */
  async function remove(one: NamedValue, item: Element | null) {
    const next = item?.nextElementSibling ?? item?.previousElementSibling;
    if (!(await annotating.remove(list, one))) return;
    // Who has gone elsewhere meanwhile stays there.
    if (isFree(item)) (next?.querySelector('button') ?? name.current)?.focus();
  }

  return (
    <section class="annotations" aria-labelledby={id}>
      <h3 id={id}>{texts.title}</h3>
      {written.length > 0 && (
        <ul>
          {written.map((one) => (
            <li key={one.name}>
              <span dir="auto">{one.value ? `${one.name}: ${one.value}` : one.name}</span>
              <button
                type="button"
                aria-label={texts.remove(one.name)}
                onClick={({ currentTarget }) => void remove(one, currentTarget.closest('li'))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={(event) => void add(event)}>
        <input
          ref={name}
          aria-label={texts.name}
          placeholder={visitorTexts().nameHint}
          maxLength={longestAnnotationName}
          required
          autocomplete="off"
        />
        <input
          ref={value}
          aria-label={texts.value}
          placeholder={texts.valueHint}
          maxLength={longestAnnotationValue}
          required={list === 'variables'}
          autocomplete="off"
        />
        <button type="submit" class="button button-icon" aria-label={texts.add}>
          <DrawnIcon name="plus" />
        </button>
      </form>
    </section>
  );
}

/** Whether the focus is still in it, or was lost with it. */
function isFree(element: Element | null): boolean {
  const focused = document.activeElement;
  return focused === document.body || element?.contains(focused) === true;
}
