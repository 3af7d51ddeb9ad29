import type { MailTemplateState } from '../../../operations/console/mail';
import { Badge } from '../../kit/page/Badge';
import { Table } from '../../kit/page/Table';
import { textOf } from './template';
import { mailTemplateTexts } from './texts';

export interface TemplateTableProps {
  templates: readonly MailTemplateState[];
}

/** Every kind of mail, each a link to what it says. */
export function TemplateTable({ templates }: TemplateTableProps) {
  const texts = mailTemplateTexts();
  return (
    <Table
      title={texts.list}
      rows={templates}
      keyOf={({ kind }) => kind}
      columns={[
        {
          title: texts.mail,
          isWords: true,
          cell: ({ kind }) => <a href={`#/connections/mail/${kind}`}>{texts.mails[kind].title}</a>,
        },
        { title: texts.recipient, isWords: true, cell: ({ kind }) => texts.mails[kind].to },
        { title: texts.subject, cell: (state) => <span dir="auto">{textOf(state).subject}</span> },
        {
          title: texts.words,
          isWords: true,
          cell: ({ isDefault }) =>
            isDefault ? (
              <span class="quiet">{texts.isDefault}</span>
            ) : (
              <Badge tone="good">{texts.custom}</Badge>
            ),
        },
      ]}
    />
  );
}
