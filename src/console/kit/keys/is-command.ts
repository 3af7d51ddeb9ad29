import { latinKey } from './latin-key';

/** Whether the key is this Latin letter together with Ctrl or Cmd alone. */
export function isCommand(event: KeyboardEvent, letter: string): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  return (ctrlKey || metaKey) && !altKey && !shiftKey && latinKey(event).toLowerCase() === letter;
}
