import type { Preferences } from '../frame/preferences';
import { Dialog } from '../frame/Dialog';
import { shortcutTexts, type ShortcutTexts } from './texts';
import './shortcuts.css';

export interface ShortcutsDialogProps {
  preferences: Preferences;
  onClose(): void;
}

const shortcuts: [keys: string[], meaning: keyof ShortcutTexts['meanings']][] = [
  [['j', 'k'], 'move'],
  [['Enter'], 'open'],
  [['n'], 'claim'],
  [['r'], 'answer'],
  [['Enter'], 'send'],
  [['Shift', 'Enter'], 'newLine'],
  [['/'], 'reply'],
  [['@'], 'mention'],
  [['Esc'], 'leave'],
  [['Ctrl', 'I'], 'note'],
  [['t'], 'transfer'],
  [['s'], 'snooze'],
  [['e'], 'end'],
  [['v'], 'visitor'],
  [['1', '2', '3'], 'lists'],
  [['/'], 'find'],
  [['f'], 'filter'],
  [['Ctrl', 'Z'], 'undo'],
  [['Ctrl', 'K'], 'palette'],
  [['?'], 'help'],
];

export function ShortcutsDialog({ preferences, onClose }: ShortcutsDialogProps) {
  const texts = shortcutTexts();
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <dl class="shortcuts">
        {shortcuts.map(([keys, meaning]) => (
          <div key={meaning}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{texts.keys[key] ?? key}</kbd>
              ))}
            </dt>
            <dd>{texts.meanings[meaning]}</dd>
          </div>
        ))}
      </dl>
      <label class="check">
        <input
          type="checkbox"
          checked={preferences.hasShortcuts.value}
          onChange={(event) => preferences.setShortcuts(event.currentTarget.checked)}
        />
        {texts.singleKeys}
      </label>
      <div class="dialog-actions">
        <button type="button" class="button button-strong" onClick={onClose}>
          {texts.done}
        </button>
      </div>
    </Dialog>
  );
}
