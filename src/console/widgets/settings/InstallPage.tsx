import { useModel } from '../../kit/frame/use-model';
import { useState } from 'preact/hooks';
import type { InstallFinding } from '../../../operations/console/widgets';
import { fieldAt } from '../../kit/data/field-source';
import { FormModel } from '../../kit/data/form';
import { TextField } from '../../kit/fields/TextField';
import { Badge } from '../../kit/page/Badge';
import { CopyText } from '../../kit/page/CopyText';
import { Loaded } from '../../kit/page/Loaded';
import { FormView, SubmitButton } from '../../kit/forms/FormView';
import { Section } from '../../kit/page/Section';
import type { Install } from './install';
import type { Snippet } from './snippets';

export interface InstallPageProps {
  install: Install;
  snippets: readonly Snippet[];
}

const pinnedLead =
  'For pages that may only run reviewed code. Browsers refuse any other file. Later settings and versions need a new snippet.';

export function InstallPage({ install, snippets }: InstallPageProps) {
  const [shown, show] = useState(0);
  const snippet = snippets[shown];
  return (
    <>
      <Section title="Add it to your page" lead={snippet?.lead ?? pinnedLead}>
        <div class="row" role="group" aria-label="How to add it">
          {snippets.map(({ title }, at) => (
            <button
              key={title}
              type="button"
              class="button"
              aria-pressed={at === shown}
              onClick={() => show(at)}
            >
              {title}
            </button>
          ))}
          <button
            type="button"
            class="button"
            aria-pressed={!snippet}
            onClick={() => {
              show(snippets.length);
              void install.pinned.load();
            }}
          >
            Pinned to a version
          </button>
        </div>
        {snippet ? (
          <CopyText title="snippet" text={snippet.text} />
        ) : (
          <Loaded resource={install.pinned}>{(text) => <CopyText title="snippet" text={text} />}</Loaded>
        )}
      </Section>
      <Section title="Check a page" lead="We open your page and check for the widget.">
        <PageCheck install={install} />
      </Section>
    </>
  );
}

function PageCheck({ install }: { install: Install }) {
  const form = useModel(
    () =>
      new FormModel({ first: { url: '' }, required: () => ['url'], send: ({ url }) => install.check(url) }),
  );
  const found = install.found.value;
  return (
    <>
      <FormView form={form}>
        <div class="widgets-check">
          <TextField
            title="Address of the page"
            schema={{ format: 'url', placeholder: 'shop.example', maxLength: 2_048 }}
            {...fieldAt(form, 'url')}
          />
          <SubmitButton form={form}>{form.isSending.value ? 'Checking…' : 'Check'}</SubmitButton>
        </div>
      </FormView>
      <div aria-live="polite">
        {found && (
          <>
            <p class="quiet">What {found.url} says:</p>
            <ul class="widgets-findings">
              {found.findings.map((finding) => (
                <Finding key={finding.text} {...finding} />
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}

const levels = {
  good: { tone: 'good', word: 'Good' },
  fix: { tone: 'bad', word: 'To fix' },
  note: { tone: 'quiet', word: 'Note' },
} as const;

function Finding({ level, text, add }: InstallFinding) {
  const { tone, word } = levels[level];
  return (
    <li>
      <Badge tone={tone}>{word}</Badge>
      <div>
        <p>{text}</p>
        {add && <CopyText title="what to add" text={add} />}
      </div>
    </li>
  );
}
