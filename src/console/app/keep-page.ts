import { listen } from '../../browser/listen';

/** A file that is dropped beside the place for it would be opened by the browser in place of the console, and uploads lost. */
export function keepPage(window: Window): void {
  listen(window, 'dragover', (event) => {
    const { dataTransfer, target } = event as DragEvent;
    const isForField = (target as Element | null)?.closest?.('input') != null;
    if (event.defaultPrevented || isForField || !dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  });
}
