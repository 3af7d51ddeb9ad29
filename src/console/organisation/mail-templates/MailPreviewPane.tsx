import { useState } from 'preact/hooks';
import type { MailPart } from '../../../contract/mails/mail-part';
import { SegmentsField } from '../../kit/fields/SegmentsField';
import type { MailPreview } from './template';
import { mailTemplateTexts } from './texts';

/** How a mail looks, drawn from its parts: no markup is read. */
export function MailPreviewPane({ preview: { subject, parts, text } }: { preview: MailPreview }) {
  const texts = mailTemplateTexts();
  const [shown, setShown] = useState<'html' | 'text'>('html');
  return (
    <>
      <SegmentsField
        title={texts.previewKind}
        options={['html', 'text'] as const}
        titles={{ html: 'HTML', text: texts.text }}
        value={shown}
        onChange={(next) => setShown(next)}
      />
      <article class="mails-paper" aria-label={texts.previewOf}>
        <header>
          <span>{texts.subjectIs}</span> <b dir="auto">{subject}</b>
        </header>
        {shown === 'text' ? (
          <pre dir="auto">{text}</pre>
        ) : (
          parts.map((part, at) => <Part key={at} part={part} />)
        )}
      </article>
    </>
  );
}

function Part({ part }: { part: MailPart }) {
  switch (part.kind) {
    case 'heading':
      return (
        <p dir="auto">
          <b>{part.text}</b>
        </p>
      );
    case 'text':
      return <p dir="auto">{part.text}</p>;
    case 'details':
      return (
        <dl>
          {part.rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
  }
}
