import { useId, useRef } from 'preact/hooks';
import type { NamedValue } from '../../../operations/parts';
import type { Annotations } from '../../../operations/console/inbox/annotations';
import { longestAnnotationName, longestAnnotationValue } from '../../../contract/limits';
import { Icon } from '../../../ui/Icon';
import type { Annotating } from './annotating';
import { DrawnIcon } from '../../kit/frame/DrawnIcon';

export interface AnnotationListProps {
  list: Annotations;
  title: string;
  /** What one is called, for the names of the fields. */
  noun: string;
  written: NamedValue[];
  annotating: Annotating;
}

/** Labels or variables of the open case, which agents add and take off. */
export function AnnotationList({ list, title, noun, written, annotating }: AnnotationListProps) {
  const id = useId();
  const name = useRef<HTMLInputElement>(null);
  const value = useRef<HTMLInputElement>(null);

  async function add(event: Event) {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const annotation = { name: name.current?.value ?? '', value: value.current?.value ?? '' };
    if (!(await annotating.put(list, annotation))) return;
    form.reset();
    name.current?.focus();
  }

  return (
    <section class="annotations" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {written.length > 0 && (
        <ul>
          {written.map((one) => (
            <li key={one.name}>
              <span dir="auto">{one.value ? `${one.name}: ${one.value}` : one.name}</span>
              <button
                type="button"
                aria-label={`Remove ${noun} ${one.name}`}
                onClick={() => void annotating.remove(list, one.name)}
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
          aria-label={`Name of the ${noun}`}
          placeholder="Name"
          maxLength={longestAnnotationName}
          required
          autocomplete="off"
        />
        <input
          ref={value}
          aria-label={`Value of the ${noun}`}
          placeholder={list === 'labels' ? 'Value, if any' : 'Value'}
          maxLength={longestAnnotationValue}
          required={list === 'variables'}
          autocomplete="off"
        />
        <button type="submit" class="button button-icon" aria-label={`Add ${noun}`}>
          <DrawnIcon name="plus" />
        </button>
      </form>
    </section>
  );
}
