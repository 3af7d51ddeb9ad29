import type { MailTemplateState } from '../../../operations/console/mail';
import { Badge } from '../../kit/page/Badge';
import { Table } from '../../kit/page/Table';
import { mails } from './words';

export interface TemplateTableProps {
  templates: readonly MailTemplateState[];
}

/** Every kind of mail, each a link to what it says. */
export function TemplateTable({ templates }: TemplateTableProps) {
  return (
    <Table
      title="Mail templates"
      rows={templates}
      keyOf={({ kind }) => kind}
      columns={[
        {
          title: 'Mail',
          isWords: true,
          cell: ({ kind }) => <a href={`#/connections/mail/${kind}`}>{mails[kind].title}</a>,
        },
        { title: 'Recipient', isWords: true, cell: ({ kind }) => mails[kind].to },
        { title: 'Subject', cell: ({ subject }) => <span dir="auto">{subject}</span> },
        {
          title: 'Words',
          isWords: true,
          cell: ({ isDefault }) =>
            isDefault ? <span class="quiet">Default</span> : <Badge tone="good">Custom</Badge>,
        },
      ]}
    />
  );
}
