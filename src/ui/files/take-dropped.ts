/** Hands on the files that are pasted or dropped there; returns the undo. Text stays what it is. */
export function takeDropped(element: HTMLElement, onFiles: (files: File[]) => void): () => void {
  function take(event: Event, from: DataTransfer | null) {
    const files = [...(from?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  }
  function onPaste(event: ClipboardEvent) {
    const { clipboardData } = event;
    // Spreadsheets offer a picture beside their text, which is rich then; the Finder offers the name of a file beside it.
    const isText = clipboardData?.getData('text/plain') && /html|rtf/.test(`${clipboardData.types}`);
    if (!isText) take(event, clipboardData);
  }
  function onDrag(event: DragEvent) {
    const isFile = event.dataTransfer?.types.includes('Files') ?? false;
    // Without it the browser would open the file in place of the page.
    if (isFile) event.preventDefault();
    element.classList.toggle('dropping', isFile);
  }
  function onLeave(event: DragEvent) {
    if (!element.contains(event.relatedTarget as Node | null)) element.classList.remove('dropping');
  }
  function onDrop(event: DragEvent) {
    element.classList.remove('dropping');
    take(event, event.dataTransfer);
  }
  const ending = new AbortController();
  const { signal } = ending;
  element.addEventListener('paste', onPaste, { signal });
  element.addEventListener('dragover', onDrag, { signal });
  element.addEventListener('dragleave', onLeave, { signal });
  element.addEventListener('drop', onDrop, { signal });
  return () => ending.abort();
}
