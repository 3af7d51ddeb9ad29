import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import { whenModelEnds } from '../data/when-model-ends';
import type { PictureFault, PictureUploads } from './picture-uploads';

export type PictureState =
  | { kind: 'resting' | 'uploading' | 'uploaded' | 'removed' }
  | { kind: 'refused'; fault: PictureFault };

export interface PictureChoice {
  state: ReadonlySignal<PictureState>;
  /** The first of these files becomes the picture; the latest choice holds. */
  take(files: readonly Blob[]): Promise<void>;
  remove(): void;
  /** Somebody types an address instead. */
  type(address: string): void;
}

export interface PictureChoiceParts {
  uploads: PictureUploads;
  longestSide: number;
  onChange(address: string): void;
}

/** The picture of one field: a file that is uploaded, or an address that is typed. */
export const PictureChoiceModel = createModel(
  ({ uploads, longestSide, onChange }: PictureChoiceParts): PictureChoice => {
    const state = signal<PictureState>({ kind: 'resting' });
    let turn = 0;
    whenModelEnds(() => void turn++);

    function settle(kind: 'resting' | 'removed', address: string): void {
      turn++;
      state.value = { kind };
      onChange(address);
    }

    return {
      state,
      async take([file]) {
        if (!file) return;
        const mine = ++turn;
        state.value = { kind: 'uploading' };
        const taken = await uploads.upload(file, longestSide);
        if (mine !== turn) return;
        if ('url' in taken) onChange(taken.url);
        state.value = 'url' in taken ? { kind: 'uploaded' } : { kind: 'refused', fault: taken.fault };
      },
      remove: () => settle('removed', ''),
      type: (address) => settle('resting', address),
    };
  },
);

/** Returns the files of a field, which takes the same ones once more then. */
export function takeFiles(field: { files: ArrayLike<Blob> | null; value: string }): Blob[] {
  const files = Array.from(field.files ?? []);
  field.value = '';
  return files;
}
