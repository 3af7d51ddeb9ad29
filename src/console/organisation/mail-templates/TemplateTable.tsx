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
      title="What mails say"
      rows={templates}
      keyOf={({ kind }) => kind}
      columns={[
        {
          title: 'Mail',
          isWords: true,
          cell: ({ kind }) => <a href={`#/connections/mail/${kind}`}>{mails[kind].title}</a>,
        },
        { title: 'Goes to', isWords: true, cell: ({ kind }) => mails[kind].to },
        { title: 'Subject', cell: ({ subject }) => <span dir="auto">{subject}</span> },
        {
          title: 'Words',
          isWords: true,
          cell: ({ isDefault }) =>
            isDefault ? <span class="quiet">Ours</span> : <Badge tone="good">Yours</Badge>,
        },
      ]}
    />
  );
}
