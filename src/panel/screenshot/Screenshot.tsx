import { useModel } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { screenshotTexts } from '../i18n/screenshot-texts';
import { ScreenshotFieldModel } from './screenshot-field';
import { ScreenshotUploadModel } from './screenshot-upload';
import type { Screenshot } from '../session/visitor-session';
import type { FieldAttributes } from '../forms/field-attributes';
import { usePanel, useTexts } from '../frame/use-panel';
import css from './screenshot.css?inline';

export interface ScreenshotFieldProps {
  attributes: FieldAttributes;
}

/** A picture of the visitor's screen: taken here, or out of a file. */
export function ScreenshotField({ attributes }: ScreenshotFieldProps) {
  const { session, addStyles } = usePanel();
  const texts = useTexts('screenshot', screenshotTexts);
  const picture = session.form.screenshot.value;
  const file = useRef<HTMLInputElement>(null);
  const field = useModel(() => new ScreenshotFieldModel(session.form, window));
  const preview = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (picture) draw(picture, preview).catch(() => undefined);
  }, [picture]);
  addStyles(css);

  if (picture)
    return (
      <div class="shot">
        <canvas ref={preview} role="img" aria-label={texts.preview} />
        <button
          type="button"
          id={attributes.id}
          class="button quiet"
          aria-label={texts.remove}
          onClick={() => session.form.setScreenshot(undefined)}
        >
          {texts.remove}
        </button>
      </div>
    );
  return (
    <div class="shot">
      {field.canCapture() && (
        <button type="button" class="button quiet" onClick={field.capture}>
          {texts.capture}
        </button>
      )}
      <button
        type="button"
        id={attributes.id}
        class="button quiet"
        // Above the field's label, which would be its name otherwise: a visitor says what they see.
        aria-label={texts.choose}
        aria-describedby={attributes['aria-describedby']}
        onClick={() => file.current?.click()}
      >
        {texts.choose}
      </button>
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0];
          if (chosen) field.choose(chosen);
          event.currentTarget.value = '';
        }}
      />
      {field.isUnreadable.value && (
        <p class="small" role="alert">
          {texts.unreadable}
        </p>
      )}
    </div>
  );
}

/** Without an address, which would be one of `blob:`: the policies of pages need not allow that. */
async function draw(picture: Blob, { current: canvas }: RefObject<HTMLCanvasElement | null>): Promise<void> {
  const bitmap = await createImageBitmap(picture);
  if (!canvas) return;
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
}

export interface ScreenshotBarProps {
  screenshot: Screenshot;
}

/** Above a chat that has just begun: what becomes of the picture. */
export function ScreenshotBar({ screenshot }: ScreenshotBarProps) {
  const { session, environment, language, addStyles } = usePanel();
  const texts = useTexts('screenshot', screenshotTexts);
  const { caseId, picture } = screenshot;
  const upload = useModel(() => new ScreenshotUploadModel(environment, caseId, picture));
  const state = upload.state.value;
  addStyles(css);
  return (
    <div class="down" role="status">
      <span>{texts[state]}</span>
      {state === 'failed' && (
        <button type="button" onClick={upload.retry}>
          {language.tryAgain}
        </button>
      )}
      {state !== 'sending' && (
        <button type="button" onClick={session.leaveScreenshot}>
          {texts.dismiss}
        </button>
      )}
    </div>
  );
}
