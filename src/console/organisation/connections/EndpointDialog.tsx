import { useModel } from '../../kit/frame/use-model';
import type { EndpointSummary } from '../../../operations/console/endpoints';
import { fieldAt } from '../../kit/data/field-source';
import { FormModel } from '../../kit/data/form';
import { Field } from '../../kit/fields/Field';
import type { FieldSchema } from '../../kit/fields/field-schema';
import { SelectField } from '../../kit/fields/SelectField';
import { SwitchField } from '../../kit/fields/SwitchField';
import { TextField } from '../../kit/fields/TextField';
import { WidgetField } from '../../kit/fields/WidgetField';
import { FormDialog } from '../../kit/forms/FormDialog';
import type { Connections } from './connections';
import { longestName, longestToken, longestUrl, mostTags } from './endpoint-limits';
import { purposes as words } from './words';

type Purpose = EndpointSummary['purpose'];

export interface EndpointDialogProps {
  connections: Connections;
  /** What is changed; without it, a new one is added. */
  endpoint?: EndpointSummary;
  /** What a new one may be for. */
  purposes: readonly Purpose[];
  onClose(): void;
}

const botFields: Record<string, FieldSchema> = {
  'bot.alias': {
    type: 'string',
    title: 'Name',
    description: 'Visitors see it next to the bot’s messages.',
    maxLength: longestName,
  },
  'bot.avatarUrl': {
    type: 'string',
    title: 'Picture',
    description: 'Address of a picture. Optional.',
    format: 'url',
    maxLength: longestUrl,
  },
  'bot.tags': {
    type: 'array',
    title: 'Tags',
    description: 'Chats that are transferred to a tag may go to this bot.',
    items: { type: 'string', maxLength: 100 },
    itemTitle: 'tag',
    maxItems: mostTags,
  },
};

/** Adds a webhook or a bot, or changes one. */
export function EndpointDialog({ connections, endpoint, purposes, onClose }: EndpointDialogProps) {
  const isBot = (endpoint?.purpose ?? purposes[0]) === 'bot';
  const form = useModel(
    () =>
      new FormModel({
        first: firstOf(endpoint, purposes),
        required: () => (isBot ? ['bot.alias', 'url'] : ['url']),
        send,
      }),
  );
  const { purpose, widgetId, sendsToken } = form.value.value;
  const hasToken = endpoint?.hasToken === true;

  async function send({ url, token, ...wanted }: EndpointForm) {
    const { alias, avatarUrl } = wanted.bot;
    const tags = wanted.bot.tags.filter(Boolean);
    if (endpoint) {
      const newToken = wanted.sendsToken ? token && { token } : { token: '' };
      return connections.change(endpoint.id, {
        url,
        ...newToken,
        ...(isBot && { bot: { alias, avatarUrl, tags } }),
      });
    }
    return connections.add({
      purpose: wanted.purpose,
      url,
      ...(wanted.purpose !== 'agentStatus' && { widgetId: wanted.widgetId || firstWidget() }),
      ...(token && { token }),
      ...(isBot && { bot: { alias, ...(avatarUrl && { avatarUrl }), tags } }),
    });
  }
  function firstWidget() {
    return [...connections.widgets.names.value.keys()][0] ?? '';
  }
  return (
    <FormDialog {...titlesOf(isBot, endpoint !== undefined)} form={form} onClose={onClose}>
      {purposes.length > 1 && (
        <SelectField
          title="Events"
          description={words[purpose].description}
          options={purposes}
          schema={{ enumTitles: Object.fromEntries(purposes.map((one) => [one, words[one].title])) }}
          {...fieldAt(form, 'purpose')}
        />
      )}
      {!endpoint && purpose !== 'agentStatus' && (
        <WidgetField
          widgets={connections.widgets}
          {...fieldAt(form, 'widgetId')}
          value={widgetId || firstWidget()}
        />
      )}
      {isBot &&
        Object.entries(botFields).map(([path, schema]) => (
          <Field key={path} source={form} path={path} schema={schema} />
        ))}
      <TextField
        title="Address"
        description="The service sends its requests there."
        schema={{ format: 'url', maxLength: longestUrl, placeholder: 'https://' }}
        {...fieldAt(form, 'url')}
      />
      {hasToken && (
        <SwitchField title="Send a token in the Authorization header" {...fieldAt(form, 'sendsToken')} />
      )}
      {sendsToken && (
        <TextField
          title={hasToken ? 'New token' : 'Token'}
          description={hasToken ? 'If empty, the token stays as it is.' : 'Sent in Authorization. Optional.'}
          schema={{ format: 'password', maxLength: longestToken }}
          {...fieldAt(form, 'token')}
        />
      )}
    </FormDialog>
  );
}

type EndpointForm = ReturnType<typeof firstOf>;

function firstOf(endpoint: EndpointSummary | undefined, purposes: readonly Purpose[]) {
  const { alias = '', avatarUrl = '', tags = [] } = endpoint?.bot ?? {};
  return {
    purpose: endpoint?.purpose ?? purposes[0] ?? 'caseEvents',
    widgetId: '',
    url: endpoint?.url ?? '',
    token: '',
    sendsToken: true,
    bot: { alias, avatarUrl, tags },
  };
}

function titlesOf(isBot: boolean, isChange: boolean) {
  const noun = isBot ? 'bot' : 'webhook';
  return isChange
    ? { title: `Change ${noun}`, action: 'Save' }
    : { title: `New ${noun}`, action: `Add ${noun}` };
}
