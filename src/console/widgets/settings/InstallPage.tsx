import { useModel } from '../../kit/frame/use-model';
import { useState } from 'preact/hooks';
import type { InstallFinding } from '../../../operations/console/widgets';
import { fieldAt } from '../../kit/data/field-source';
import { FormModel } from '../../kit/data/form';
import { SegmentsField } from '../../kit/fields/SegmentsField';
import { TextField } from '../../kit/fields/TextField';
import { Badge } from '../../kit/page/Badge';
import { CopyText } from '../../kit/page/CopyText';
import { Loaded } from '../../kit/page/Loaded';
import { FormView, SubmitButton } from '../../kit/forms/FormView';
import { Section } from '../../kit/page/Section';
import type { Install } from '../install/install';
import { snippetsOf } from './snippets';
import { settingsTexts } from './texts';

export interface InstallPageProps {
  install: Install;
  widgetId: string;
  baseUrl: string;
}

export function InstallPage({ install, widgetId, baseUrl }: InstallPageProps) {
  const { installing: texts } = settingsTexts();
  const { pinned } = texts.snippets;
  const [shown, show] = useState(0);
  const snippets = snippetsOf(widgetId, baseUrl);
  const snippet = snippets[shown];
  const ways = [...snippets.map(({ title }) => title), pinned.title];
  return (
    <>
      <Section title={texts.title} lead={snippet?.lead ?? pinned.lead}>
        <SegmentsField
          title={texts.ways}
          options={ways.map((_, at) => at)}
          titles={ways}
          value={shown}
          onChange={(next) => {
            show(next);
            if (next === snippets.length) void install.pinned.load();
          }}
        />
        {snippet ? (
          <CopyText title={texts.snippet} text={snippet.text} />
        ) : (
          <Loaded resource={install.pinned}>
            {(text) => <CopyText title={texts.snippet} text={text} />}
          </Loaded>
        )}
      </Section>
      <Section title={texts.check} lead={texts.checkLead}>
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
  const { installing: texts } = settingsTexts();
  const found = install.found.value;
  return (
    <>
      <FormView form={form}>
        <div class="widgets-check">
          <TextField
            title={texts.address}
            schema={{ format: 'url', placeholder: 'shop.example', maxLength: 2_048 }}
            {...fieldAt(form, 'url')}
          />
          <SubmitButton form={form}>{form.isSending.value ? texts.running : texts.run}</SubmitButton>
        </div>
      </FormView>
      <div aria-live="polite">
        {found && (
          <>
            <p class="quiet">{texts.found(found.url)}</p>
            <ul class="widgets-findings">
              {found.findings.map((finding) => (
                <Finding key={finding.code} {...finding} />
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}

const tones = { good: 'good', fix: 'bad', note: 'quiet' } as const;

function Finding(finding: InstallFinding) {
  const { installing: texts } = settingsTexts();
  const { level, add } = finding;
  return (
    <li>
      <Badge tone={tones[level]}>{texts.levels[level]}</Badge>
      <div>
        <p>{texts.finding(finding)}</p>
        {add && <CopyText title={texts.toAdd} text={add} />}
      </div>
    </li>
  );
}
