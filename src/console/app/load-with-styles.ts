const styles = new Map<string, Promise<void>>();

/** Loads a part of the console with its style sheets, given as names of files beside the scripts. */
export async function loadWithStyles<Part>(load: () => Promise<Part>, files: string[] = []): Promise<Part> {
  const sheets = files.filter((file) => file.endsWith('.css')).map(loadStyle);
  const [part] = await Promise.all([load(), ...sheets]);
  return part;
}

function loadStyle(file: string): Promise<void> {
  const known = styles.get(file);
  if (known) return known;
  // The page's own: a second time it would come behind the sheets of screens and overrule them.
  if (document.querySelector(`link[rel=stylesheet][href$="/${file}"]`)) return Promise.resolve();
  const loaded = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `/console/${file}`;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      styles.delete(file);
      reject(new TypeError(`The style sheet ${file} could not be loaded.`));
    });
    document.head.append(link);
  });
  styles.set(file, loaded);
  return loaded;
}
