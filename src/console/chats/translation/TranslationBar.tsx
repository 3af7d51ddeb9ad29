import type { ComponentType } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { RichTextProps } from '../../../ui/RichText';
import { useModel } from '../../kit/frame/use-model';
import { perLocale, spokenLocale } from '../../kit/texts/room-texts';
import { MessageText } from '../files/MessageText';
import { languageName } from '../../kit/format/language-name';
import { translationTexts } from './texts';
import { TranslatingModel, type TranslatedCase, type Translating } from './translating';
import './translation.css';

export interface TranslationBarProps {
  /** What is translated of the open case. */
  translated: TranslatedCase;
  visitorLocale: string | undefined;
  /** Whether an answer can be written now. */
  isAnswering: boolean;
  /** Takes what draws messages while they are translated. */
  onText(Text: ComponentType<RichTextProps> | undefined): void;
}

const percent = perLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));

/** Offers to translate a chat in another language; draws nothing where there is nothing to translate. */
export function TranslationBar(props: TranslationBarProps) {
  const { translated, visitorLocale, isAnswering, onText } = props;
  const model = useModel(
    () =>
      new TranslatingModel({
        ...translated,
        visitorLocale,
        agentLocale: spokenLocale(),
      }),
  );
  const { kind } = model.state.value;
  const isOn = kind === 'on' || kind === 'opening';
  useLayoutEffect(() => {
    if (kind !== 'on') return;
    onText(createTranslatedText(model));
    return () => onText(undefined);
  }, [kind]);

  if (kind === 'none') return null;
  const texts = translationTexts();
  const language = languageName(model.visitorLanguage.value);
  return (
    <div class="translation-bar">
      <button type="button" class="button" aria-pressed={isOn} title={texts.onDevice} onClick={model.toggle}>
        {texts.translate(language)}
      </button>
      {isOn && isAnswering && <DraftButton model={model} language={language} />}
      <span class="quiet" role="status">
        {statusOf(model)}
      </span>
    </div>
  );
}

function DraftButton({ model: { draft }, language }: { model: Translating; language: string }) {
  const texts = translationTexts();
  return draft.state.value === 'translated' ? (
    <button type="button" class="button" onClick={draft.restore}>
      {texts.restore}
    </button>
  ) : (
    <button type="button" class="button" onClick={() => void draft.translate()}>
      {texts.intoTheirs(language)}
    </button>
  );
}

function statusOf({ state, draft }: Translating): string {
  const texts = translationTexts();
  const { value: now } = state;
  if (now.kind === 'opening')
    return now.share > 0 ? texts.downloading(percent().format(now.share)) : texts.opening;
  if (now.kind === 'failed' || draft.state.value === 'failed') return texts.failed;
  return draft.state.value === 'working' ? texts.working : '';
}

/** Draws a message, and below it what it means. */
function createTranslatedText({ translations }: Translating): ComponentType<RichTextProps> {
  return function TranslatedText(props) {
    const meaning = props.isPlain ? translations.value.get(props.text) : undefined;
    return (
      <>
        <MessageText {...props} />
        {meaning !== undefined && (
          <p class="translation" lang={spokenLocale()} dir="auto">
            <span class="cw-unseen">{translationTexts().meaning} </span>
            {meaning}
          </p>
        )}
      </>
    );
  };
}
