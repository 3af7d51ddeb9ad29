import { useState } from 'preact/hooks';
import type { EndpointSummary } from '../../../contract/endpoints';
import { ListField } from '../../kit/fields/ListField';
import { SwitchField } from '../../kit/fields/SwitchField';
import { TextField } from '../../kit/fields/TextField';
import { FormDialog } from '../../kit/page/FormDialog';
import { faultAt } from '../../kit/data/mutation';
import type { Connections } from './connections';
import { longestName, longestToken, longestUrl, mostTags } from './endpoint-limits';

export interface ChangeEndpointDialogProps {
  connections: Connections;
  endpoint: EndpointSummary;
  onClose(): void;
}

export function ChangeEndpointDialog({ connections, endpoint, onClose }: ChangeEndpointDialogProps) {
  const { bot, hasToken } = endpoint;
  const [url, setUrl] = useState(endpoint.url);
  const [token, setToken] = useState('');
  const [keepsToken, setKeepsToken] = useState(hasToken);
  const [alias, setAlias] = useState(bot?.alias ?? '');
  const [avatarUrl, setAvatarUrl] = useState(bot?.avatarUrl ?? '');
  const [tags, setTags] = useState(bot?.tags ?? []);
  const { changing } = connections;
  function submit() {
    const newToken = keepsToken && token === '' ? {} : { token: keepsToken || !hasToken ? token : '' };
    return connections.change(endpoint.id, {
      url,
      ...newToken,
      ...(bot && { bot: { alias, avatarUrl, tags: tags.filter(Boolean) } }),
    });
  }
  return (
    <FormDialog title="Change" action="Save" mutation={changing} onSubmit={submit} onClose={onClose}>
      {bot && (
        <>
          <TextField
            id="endpoint-alias"
            title="Name"
            schema={{ maxLength: longestName }}
            value={alias}
            fault={faultAt(changing, 'bot.alias')}
            onChange={setAlias}
          />
          <TextField
            id="endpoint-avatar"
            title="Picture"
            description="Address of a picture; may be left empty."
            schema={{ format: 'url', maxLength: longestUrl }}
            value={avatarUrl}
            fault={faultAt(changing, 'bot.avatarUrl')}
            onChange={setAvatarUrl}
          />
          <ListField
            id="endpoint-tags"
            title="Tags"
            schema={{ items: { type: 'string', maxLength: 100 }, itemTitle: 'tag', maxItems: mostTags }}
            value={tags}
            fault={faultAt(changing, 'bot.tags')}
            onChange={setTags}
          />
        </>
      )}
      <TextField
        id="endpoint-url"
        title="Address"
        schema={{ format: 'url', maxLength: longestUrl }}
        value={url}
        fault={faultAt(changing, 'url')}
        onChange={setUrl}
      />
      {hasToken && (
        <SwitchField
          id="endpoint-keeps-token"
          title="Send a token in Authorization"
          value={keepsToken}
          onChange={setKeepsToken}
        />
      )}
      {(keepsToken || !hasToken) && (
        <TextField
          id="endpoint-token"
          title={hasToken ? 'New token' : 'Token'}
          description={hasToken ? 'Left empty, the one before stays.' : 'May be left empty.'}
          schema={{ format: 'password', maxLength: longestToken }}
          value={token}
          fault={faultAt(changing, 'token')}
          onChange={setToken}
        />
      )}
    </FormDialog>
  );
}
