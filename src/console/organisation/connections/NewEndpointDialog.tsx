import { useState } from 'preact/hooks';
import type { EndpointSummary } from '../../../contract/endpoints';
import { ListField } from '../../kit/fields/ListField';
import { SelectField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import { WidgetField } from '../../kit/fields/WidgetField';
import { FormDialog } from '../../kit/page/FormDialog';
import { faultAt } from '../../kit/data/mutation';
import type { Connections } from './connections';
import { longestName, longestToken, longestUrl, mostTags } from './endpoint-limits';
import { purposes as words } from './words';

export interface NewEndpointDialogProps {
  connections: Connections;
  purposes: readonly EndpointSummary['purpose'][];
  onClose(): void;
}

export function NewEndpointDialog({ connections, purposes, onClose }: NewEndpointDialogProps) {
  const [purpose, setPurpose] = useState(purposes[0] ?? 'caseEvents');
  const [chosen, setWidget] = useState<string>();
  const [url, setUrl] = useState('');
  const [token, setToken] = useState('');
  const [alias, setAlias] = useState('');
  const [tags, setTags] = useState<string[]>([]);
  const widgetId = chosen ?? [...connections.widgets.names.value.keys()][0] ?? '';
  const { changing } = connections;
  const isBot = purpose === 'bot';
  async function submit() {
    await connections.add({
      purpose,
      url,
      ...(purpose !== 'agentStatus' && { widgetId }),
      ...(token && { token }),
      ...(isBot && { bot: { alias, tags: tags.filter(Boolean) } }),
    });
  }
  return (
    <FormDialog
      title={isBot ? 'New bot' : 'New webhook'}
      action={isBot ? 'Add bot' : 'Add webhook'}
      mutation={changing}
      onSubmit={submit}
      onClose={onClose}
    >
      {purposes.length > 1 && (
        <SelectField
          id="endpoint-purpose"
          title="What it hears of"
          description={words[purpose].description}
          options={purposes}
          schema={{
            enumTitles: { agentStatus: words.agentStatus.title, caseEvents: words.caseEvents.title },
          }}
          value={purpose}
          onChange={(next) => setPurpose(next as EndpointSummary['purpose'])}
        />
      )}
      {isBot && (
        <TextField
          id="endpoint-alias"
          title="Name"
          description="Visitors see it beside what the bot says."
          schema={{ maxLength: longestName }}
          value={alias}
          fault={faultAt(changing, 'bot.alias')}
          onChange={setAlias}
        />
      )}
      {purpose !== 'agentStatus' && (
        <WidgetField
          id="endpoint-widget"
          widgets={connections.widgets}
          value={widgetId}
          fault={faultAt(changing, 'widgetId')}
          onChange={setWidget}
        />
      )}
      <TextField
        id="endpoint-url"
        title="Address"
        description="Where the service posts to."
        schema={{ format: 'url', maxLength: longestUrl, placeholder: 'https://' }}
        value={url}
        fault={faultAt(changing, 'url')}
        onChange={setUrl}
      />
      <TextField
        id="endpoint-token"
        title="Token"
        description="Sent in Authorization, where your system asks for one. May be left empty."
        schema={{ format: 'password', maxLength: longestToken }}
        value={token}
        fault={faultAt(changing, 'token')}
        onChange={setToken}
      />
      {isBot && (
        <ListField
          id="endpoint-tags"
          title="Tags"
          description="Transfers to agents with a tag may reach it."
          schema={{ items: { type: 'string', maxLength: 100 }, itemTitle: 'tag', maxItems: mostTags }}
          value={tags}
          fault={faultAt(changing, 'bot.tags')}
          onChange={setTags}
        />
      )}
    </FormDialog>
  );
}
