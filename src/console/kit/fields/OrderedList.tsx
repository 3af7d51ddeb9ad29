import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Icon } from '../../../ui/Icon';
import { Drawing } from '../../../ui/Drawing';
import { fieldTexts } from './texts';

export interface OrderedListProps<Item> {
  items: readonly Item[];
  /** What it is called, also on its buttons. */
  nameOf(item: Item): string;
  describe(item: Item): string;
  /** What else is known of it; empty while that comes. */
  noteOf?: ((item: Item) => string) | undefined;
  /** Which one is edited. */
  open: number | undefined;
  onOpen(at: number | undefined): void;
  onMove(from: number, to: number): void;
  onRemove(at: number): void;
  onDuplicate?(at: number): void;
  /** What edits it. */
  children(item: Item, at: number): ComponentChildren;
}

/** Things in an order of their own, which is changed by dragging or by two buttons, each edited in its place. */
export function OrderedList<Item>(props: OrderedListProps<Item>) {
  const { items, nameOf, describe, noteOf, open, onOpen, onMove, onRemove, onDuplicate, children } = props;
  const texts = fieldTexts();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [moved, setMoved] = useState('');
  function move(from: number, to: number) {
    const item = items[from];
    if (!item) return;
    onMove(from, to);
    onOpen(undefined);
    setMoved(texts.movedTo(nameOf(item), to + 1, items.length));
  }
  /** The focus moves with the item, so that it can be moved further. */
  function step(from: number, by: 1 | -1) {
    move(from, from + by);
    requestAnimationFrame(() => {
      const [up, down] = list.current?.children[from + by]?.querySelectorAll('button') ?? [];
      const [wanted, other] = by < 0 ? [up, down] : [down, up];
      (wanted?.disabled ? other : wanted)?.focus();
    });
  }
  return (
    <>
      <ol class="ordered" ref={list}>
        {items.map((item, at) => (
          <li
            key={at}
            class={dragged === at ? 'ordered-item ordered-dragged' : 'ordered-item'}
            draggable={open !== at}
            onDragStart={() => setDragged(at)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== undefined && dragged !== at) move(dragged, at);
              setDragged(undefined);
            }}
          >
            <div class="ordered-head">
              <div class="table-two">
                <b dir="auto">{nameOf(item)}</b>
                <span dir="auto">{describe(item)}</span>
                {noteOf && <span class="ordered-note">{noteOf(item) || '\u00a0'}</span>}
              </div>
              <div class="row">
                <button
                  type="button"
                  class="button button-icon"
                  aria-label={texts.moveUp(nameOf(item))}
                  disabled={at === 0}
                  onClick={() => step(at, -1)}
                >
                  <Icon name="arrowUp" />
                </button>
                <button
                  type="button"
                  class="button button-icon"
                  aria-label={texts.moveDown(nameOf(item))}
                  disabled={at === items.length - 1}
                  onClick={() => step(at, 1)}
                >
                  <Drawing path="M10 4.5v11M5.5 11l4.5 4.5 4.5-4.5" />
                </button>
                <button
                  type="button"
                  class="button"
                  aria-expanded={open === at}
                  aria-label={open === at ? texts.closeNamed(nameOf(item)) : texts.editNamed(nameOf(item))}
                  onClick={() => onOpen(open === at ? undefined : at)}
                >
                  {open === at ? texts.close : texts.edit}
                </button>
                {onDuplicate && (
                  <button
                    type="button"
                    class="button"
                    aria-label={texts.duplicateNamed(nameOf(item))}
                    onClick={() => onDuplicate(at)}
                  >
                    {texts.duplicate}
                  </button>
                )}
                <button
                  type="button"
                  class="button"
                  aria-label={texts.removeNamed(nameOf(item))}
                  onClick={() => onRemove(at)}
                >
                  {texts.remove}
                </button>
              </div>
            </div>
            {open === at && children(item, at)}
          </li>
        ))}
      </ol>
      <span class="cw-unseen" role="status">
        {moved}
      </span>
    </>
  );
}
