import { Icon } from '../../../ui/Icon';
import { numberIn } from '../../kit/fields/NumberField';
import { longestStay, mostPages, type DryRun } from './dry-run';
import { rulesTexts } from './texts';

/** Where the visit leads, page by page, and how long it stays on each. */
export function VisitedPages({ dryRun }: { dryRun: DryRun }) {
  const texts = rulesTexts();
  const pages = dryRun.pages.value;
  return (
    <fieldset class="field-group">
      <legend>{texts.pages}</legend>
      <ol class="rules-pages">
        {pages.map(({ url, seconds }, at) => (
          <li key={at} class="rules-row rules-page">
            <span class="rules-at" aria-hidden="true">
              {at + 1}
            </span>
            <input
              class="rules-address"
              aria-label={texts.addressOf(at + 1)}
              value={url}
              maxLength={2_000}
              spellcheck={false}
              onInput={({ currentTarget }) => dryRun.changePage(at, { url: currentTarget.value })}
            />
            <span class="rules-stay">
              <input
                class="rules-number"
                type="number"
                min={0}
                max={longestStay}
                aria-label={texts.secondsOn(at + 1)}
                value={String(seconds)}
                onInput={({ currentTarget }) => dryRun.changePage(at, { seconds: staying(currentTarget) })}
              />
              <span class="quiet">s</span>
              {pages.length > 1 && (
                <button
                  type="button"
                  class="button button-plain button-icon"
                  aria-label={texts.removePage(at + 1)}
                  onClick={() => dryRun.removePage(at)}
                >
                  <Icon name="close" />
                </button>
              )}
            </span>
          </li>
        ))}
      </ol>
      {pages.length < mostPages && (
        <div class="row">
          <button type="button" class="button" onClick={dryRun.addPage}>
            {texts.addPage}
          </button>
        </div>
      )}
    </fieldset>
  );
}

function staying(input: HTMLInputElement): number {
  return Math.min(longestStay, Math.max(0, Math.floor(numberIn(input) ?? 0)));
}
