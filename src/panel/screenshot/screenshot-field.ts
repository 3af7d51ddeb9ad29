import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import { createPictures } from '../../browser/picture';
import type { Form } from '../forms/form';

export interface ScreenshotField {
  canCapture(): boolean;
  /** What the visitor chose last is no picture. */
  isUnreadable: ReadonlySignal<boolean>;
  capture(): void;
  choose(file: Blob): void;
}

/** A picture of the visitor's screen for the form: taken here, or out of a file. */
export const ScreenshotFieldModel = createModel<ScreenshotField, [Pick<Form, 'setScreenshot'>, Window]>(
  (form, window) => {
    const pictures = createPictures(window);
    const isUnreadable = signal(false);

    async function take(taking: Promise<Blob | undefined>) {
      isUnreadable.value = false;
      try {
        const picture = await taking;
        if (picture) form.setScreenshot(picture);
      } catch {
        isUnreadable.value = true;
      }
    }

    return {
      canCapture: () => pictures.canCapture,
      isUnreadable,
      capture: () => void take(pictures.capture()),
      choose: (file) => void take(pictures.read(file)),
    };
  },
);
