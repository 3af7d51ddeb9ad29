import { useEffect, useRef } from 'preact/hooks';
import { pictureTypes } from '../../../contract/organisation/pictures';
import { Drawing } from '../../../ui/Drawing';
import { Icon } from '../../../ui/Icon';
import { takeDropped } from '../../../ui/files/take-dropped';
import type { TextSchema } from '../fields/field-schema';
import { FieldNotes, notesOf, useLabels, type Labelling } from '../fields/FieldFrame';
import { useModel } from '../frame/use-model';
import { PictureChoiceModel, takeFiles, type PictureState } from './picture-choice';
import { createPictureUploads, mostMegabytes, type PictureUploadsParts } from './picture-uploads';
import { pictureTexts, type PictureTexts } from './texts';
import './pictures.css';

const hills = 'M3 4.5h14v11H3zM3 13l4-4 4.5 4.5 2-2L17 14.5M13 7.8v0';
/** Pixels: a photo of 40 px on the sharpest screens, with room. */
const usualSide = 256;

export interface UploadFieldProps extends Labelling {
  schema: Pick<TextSchema, 'maxLength' | 'placeholder' | 'longestSide'>;
  /** Its address. */
  value: string;
  onChange(value: string): void;
  parts: PictureUploadsParts;
}

/** A picture: chosen, dropped, pasted, or named by its address. */
export function UploadField(props: UploadFieldProps) {
  const { schema, value, onChange, parts, ...labelling } = props;
  const texts = pictureTexts();
  // Of the last drawing: the field may have got another place in its list.
  const latest = useRef(onChange);
  latest.current = onChange;
  const choice = useModel(
    () =>
      new PictureChoiceModel({
        uploads: createPictureUploads(parts),
        longestSide: schema.longestSide ?? usualSide,
        onChange: (address) => latest.current(address),
      }),
  );
  const state = choice.state.value;
  const fault = faultOf(state, texts);
  const frame = useLabels(labelling);
  const place = useRef<HTMLDivElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  useEffect(
    () => (place.current ? takeDropped(place.current, (files) => void choice.take(files)) : undefined),
    [choice],
  );
  function remove() {
    choice.remove();
    choose.current?.focus();
  }
  return (
    <div
      class="field picture-field"
      role="group"
      aria-labelledby={`${frame.id}-label`}
      aria-busy={state.kind === 'uploading'}
      ref={place}
    >
      <span class="field-label" id={`${frame.id}-label`}>
        {frame.title}
      </span>
      <div class="picture-place">
        <span class="picture-shown">
          <Drawing path={hills} />
          {/^https?:\/\//.test(value) && (
            <img key={value} src={value} alt="" referrerpolicy="no-referrer" onError={hide} />
          )}
        </span>
        <div class="picture-means">
          <div class="picture-buttons">
            <button
              ref={choose}
              type="button"
              class="button"
              aria-describedby={`${frame.id}-state`}
              onClick={() => file.current?.click()}
            >
              {value ? texts.replace : texts.choose}
            </button>
            {value && (
              <button type="button" class="button" onClick={remove}>
                {texts.remove}
              </button>
            )}
          </div>
          <p class={fault ? 'field-fault' : 'field-help'} role="status" id={`${frame.id}-state`}>
            {fault && <Icon name="alert" />}
            {fault ?? wordsOf(state, texts)}
          </p>
        </div>
      </div>
      <input
        ref={file}
        type="file"
        hidden
        accept={pictureTypes.join()}
        onChange={({ currentTarget }) => void choice.take(takeFiles(currentTarget))}
      />
      <label for={frame.id}>{texts.address}</label>
      <input
        id={frame.id}
        type="url"
        value={value}
        maxLength={schema.maxLength}
        placeholder={schema.placeholder}
        autocomplete="off"
        spellcheck={false}
        onInput={({ currentTarget }) => choice.type(currentTarget.value)}
        {...notesOf(frame)}
      />
      <FieldNotes {...frame} />
    </div>
  );
}

function faultOf(state: PictureState, texts: PictureTexts): string | undefined {
  if (state.kind !== 'refused') return undefined;
  if (state.fault === 'tooLarge') return texts.tooLarge(mostMegabytes);
  return state.fault === 'unreadable' ? texts.unreadable : state.fault.message;
}

function wordsOf({ kind }: PictureState, texts: PictureTexts): string {
  return kind === 'uploading' || kind === 'uploaded' || kind === 'removed' ? texts[kind] : texts.hint;
}

function hide({ currentTarget }: { currentTarget: HTMLElement }) {
  currentTarget.hidden = true;
}
