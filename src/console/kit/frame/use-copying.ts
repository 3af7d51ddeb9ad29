import { useEffect, useState } from 'preact/hooks';

export interface Copying {
  /** How the latest try ended, for a moment. */
  result: 'copied' | 'failed' | undefined;
  copy(text: string): Promise<void>;
}

const shownFor = 2_000;

/** Puts texts on the clipboard. */
export function useCopying(): Copying {
  const [result, setResult] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (result === undefined) return undefined;
    const timer = setTimeout(() => setResult(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [result]);
  return {
    result,
    async copy(text) {
      try {
        // Missing where the page came over http from another machine: https://w3c.github.io/clipboard-apis/#navigator-interface
        await navigator.clipboard.writeText(text);
        setResult('copied');
      } catch {
        setResult('failed');
      }
    },
  };
}
