import { useRef } from 'preact/hooks';
import { Icon } from '../../../ui/Icon';
import { removed } from '../data/list-edits';
import type { ListSchema } from './field-schema';
import { FieldFrame, notesOf, useLabels, type Labelling } from './FieldFrame';
import { fieldTexts } from './texts';

export interface ListFieldProps extends Labelling {
  schema: Pick<ListSchema, 'items' | 'maxItems' | 'itemTitle' | 'addTitle'>;
  value: readonly string[];
  wrongItem?: { at: number; fault: string } | undefined;
  onChange(value: string[]): void;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Lines of text that are added and removed. */
export function ListField({ schema, value, wrongItem, onChange, ...labelling }: ListFieldProps) {
  const texts = fieldTexts();
  const { items, itemTitle, maxItems = 100 } = schema;
  const ofItem = wrongItem && `${itemTitle} ${wrongItem.at + 1}: ${wrongItem.fault}`;
  const frame = useLabels({ ...labelling, fault: labelling.fault ?? (ofItem && capitalised(ofItem)) });
  const list = useRef<HTMLDivElement>(null);
  const type = items.format === 'url' || items.format === 'email' ? items.format : 'text';
  function focus(at: number) {
    requestAnimationFrame(() => {
      const inputs = list.current?.querySelectorAll('input');
      (inputs?.[at] ?? list.current?.querySelector<HTMLElement>('.field-add'))?.focus();
    });
  }
  function add() {
    onChange([...value, '']);
    focus(value.length);
  }
  function remove(at: number) {
    onChange(removed(value, at));
    focus(Math.min(at, value.length - 2));
  }
  return (
    <FieldFrame {...frame} isGroup>
      <div class="field-list" ref={list} {...notesOf({ ...frame, fault: labelling.fault })}>
        {value.map((line, at) => (
          <span class="field-row" key={at}>
            <input
              type={type as 'text'}
              aria-label={`${itemTitle} ${at + 1}`}
              aria-invalid={at === wrongItem?.at || undefined}
              value={line}
              maxLength={items.maxLength}
              placeholder={items.placeholder}
              spellcheck={false}
              autocomplete="off"
              onInput={({ currentTarget }) =>
                onChange(value.map((one, place) => (place === at ? currentTarget.value : one)))
              }
            />
            <button
              type="button"
              class="button button-plain button-icon"
              aria-label={texts.removeItem(itemTitle, at + 1)}
              onClick={() => remove(at)}
            >
              <Icon name="close" />
            </button>
          </span>
        ))}
        {value.length < maxItems && (
          <button type="button" class="button field-add" onClick={add}>
            {schema.addTitle ?? texts.add(itemTitle)}
          </button>
        )}
      </div>
    </FieldFrame>
  );
}
