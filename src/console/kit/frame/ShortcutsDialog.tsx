import type { Preferences } from './preferences';
import { Dialog } from './Dialog';
import './shortcuts.css';

export interface ShortcutsDialogProps {
  preferences: Preferences;
  onClose(): void;
}

const shortcuts: [keys: string[], meaning: string][] = [
  [['j', 'k'], 'Next, previous chat in the list'],
  [['Enter'], 'Open it'],
  [['n'], 'Claim and open the longest-waiting chat'],
  [['r'], 'Write an answer (or type any text outside the list)'],
  [['Enter'], 'Send it'],
  [['Shift', 'Enter'], 'New line'],
  [['/'], 'In the answer box: find a canned reply'],
  [['@'], 'In a note: call a colleague'],
  [['Esc'], 'Leave the answer box and keep the draft'],
  [['Ctrl', 'I'], 'Switch between answer and note'],
  [['t'], 'Transfer the chat'],
  [['s'], 'Snooze the chat'],
  [['e'], 'End the chat'],
  [['v'], 'Show the visitor (on narrow screens)'],
  [['1', '2', '3'], 'Open, offline messages, closed'],
  [['/'], 'Find in the list'],
  [['f'], 'Filter the list'],
  [['Ctrl', 'K'], 'Go to a screen, widget, agent or setting (on a Mac: ⌘ K)'],
  [['?'], 'Show this help'],
];

export function ShortcutsDialog({ preferences, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog title="Keyboard" onClose={onClose}>
      <dl class="shortcuts">
        {shortcuts.map(([keys, meaning]) => (
          <div key={meaning}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <label class="check">
        <input
          type="checkbox"
          checked={preferences.hasShortcuts.value}
          onChange={(event) => preferences.setShortcuts(event.currentTarget.checked)}
        />
        Single keys act as shortcuts
      </label>
      <div class="dialog-actions">
        <button type="button" class="button button-strong" onClick={onClose}>
          Done
        </button>
      </div>
    </Dialog>
  );
}
