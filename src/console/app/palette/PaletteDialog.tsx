import { useLayoutEffect, useRef } from 'preact/hooks';
import { isComposing } from '../../../ui/is-composing';
import { Dialog } from '../../kit/frame/Dialog';
import { DrawnIcon } from '../../kit/frame/DrawnIcon';
import { useModel } from '../../kit/frame/use-model';
import { PaletteModel } from './palette';
import type { FinderParts, PaletteEntry } from './palette-entry';
import { paletteTexts } from './texts';
import './palette.css';

export interface PaletteDialogProps extends Omit<FinderParts, 'query'> {
  onGo(href: string): void;
  onClose(): void;
}

/** Finds screens, widgets, agents and settings by name. It takes text at once; what it searches is downloaded then. */
export function PaletteDialog({ onGo, onClose, ...parts }: PaletteDialogProps) {
  const palette = useModel(
    () =>
      new PaletteModel(async (query) => {
        const { FinderModel } = await import('../finder/finder');
        return new FinderModel({ ...parts, query });
      }),
  );
  const texts = paletteTexts();
  const found = palette.found.value;
  const place = palette.place.value;
  function go(entry: PaletteEntry | undefined) {
    if (!entry) return;
    onClose();
    onGo(entry.href);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown') palette.move(1);
    else if (event.key === 'ArrowUp') palette.move(-1);
    else if (event.key === 'Enter') go(found[place]);
    else return;
    event.preventDefault();
  }
  return (
    <Dialog title={texts.title} class="palette" onClose={onClose}>
      <div class="palette-query">
        <DrawnIcon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label={texts.query}
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls="palette-found"
          aria-activedescendant={found.length > 0 ? `palette-${place}` : undefined}
          autocomplete="off"
          spellcheck={false}
          placeholder={texts.query}
          value={palette.query.value}
          onInput={(event) => palette.write(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <kbd aria-hidden="true">Esc</kbd>
      </div>
      <ul class="palette-found" role="listbox" id="palette-found" aria-label={texts.found}>
        {found.map((entry, at) => (
          <Option
            key={entry.href}
            id={`palette-${at}`}
            entry={entry}
            isCurrent={at === place}
            onChoose={() => go(entry)}
          />
        ))}
      </ul>
      <p class="palette-note quiet" role="status">
        {palette.note}
      </p>
    </Dialog>
  );
}

interface OptionProps {
  id: string;
  entry: PaletteEntry;
  isCurrent: boolean;
  onChoose(): void;
}

function Option({ id, entry, isCurrent, onChoose }: OptionProps) {
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    // The text box has the focus and takes the keys; a press must not take it away.
    <li
      ref={row}
      id={id}
      role="option"
      aria-selected={isCurrent}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span>{entry.title}</span>
      <span class="quiet">{entry.detail}</span>
    </li>
  );
}
