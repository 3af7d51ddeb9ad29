import { useModel } from '../../kit/frame/use-model';
import { longestName } from '../../../contract/limits';
import type { EndpointSummary } from '../../../operations/console/endpoints';
import { fieldAt } from '../../kit/data/field-source';
import { FormModel } from '../../kit/data/form';
import { Field } from '../../kit/fields/Field';
import type { FieldSchema } from '../../kit/fields/field-schema';
import { listOfTags } from '../../kit/fields/list-of-tags';
import { SelectField } from '../../kit/fields/SelectField';
import { SwitchField } from '../../kit/fields/SwitchField';
import { TextField } from '../../kit/fields/TextField';
import { WidgetField } from '../../kit/fields/WidgetField';
import { FormDialog } from '../../kit/forms/FormDialog';
import { endpointChanges, type Connections } from './connections';
import { connectionTexts, type ConnectionTexts } from './texts';

/** What the service takes, so that fields end there. */
const longestUrl = 2_048;
const longestToken = 999;

type Purpose = EndpointSummary['purpose'];

export interface EndpointDialogProps {
  connections: Connections;
  /** What is changed; without it, a new one is added. */
  endpoint?: EndpointSummary;
  /** What a new one may be for. */
  purposes: readonly Purpose[];
  onClose(): void;
}

function botFields(texts: ConnectionTexts): Record<string, FieldSchema> {
  return {
    'bot.alias': {
      type: 'string',
      title: texts.name,
      description: texts.botName,
      maxLength: longestName,
    },
    'bot.avatarUrl': {
      type: 'string',
      title: texts.picture,
      description: texts.pictureHelp,
      format: 'picture',
      maxLength: longestUrl,
    },
    'bot.tags': {
      ...listOfTags,
      title: texts.tags,
      description: texts.tagsHelp,
      itemTitle: texts.tag,
      addTitle: texts.addTag,
    },
  };
}

/** Adds a webhook or a bot, or changes one. */
export function EndpointDialog({ connections, endpoint, purposes, onClose }: EndpointDialogProps) {
  const texts = connectionTexts();
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
      const changes = endpointChanges(endpoint, { url, bot: { alias, avatarUrl, tags } });
      return connections.change(endpoint.id, { ...changes, ...newToken });
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
          title={texts.events}
          description={texts.purposes[purpose].description}
          options={purposes}
          schema={{ enumTitles: Object.fromEntries(purposes.map((one) => [one, texts.purposes[one].title])) }}
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
        Object.entries(botFields(texts)).map(([path, schema]) => (
          <Field key={path} source={form} path={path} schema={schema} />
        ))}
      <TextField
        title={texts.address}
        description={texts.addressHelp}
        schema={{ format: 'url', maxLength: longestUrl, placeholder: 'https://' }}
        {...fieldAt(form, 'url')}
      />
      {hasToken && <SwitchField title={texts.sendsToken} {...fieldAt(form, 'sendsToken')} />}
      {sendsToken && (
        <TextField
          title={hasToken ? texts.newToken : texts.token}
          description={hasToken ? texts.newTokenHelp : texts.tokenHelp}
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
  const texts = connectionTexts();
  if (isBot)
    return isChange
      ? { title: texts.changeBot, action: texts.save }
      : { title: texts.newBot, action: texts.addBot };
  return isChange
    ? { title: texts.changeWebhook, action: texts.save }
    : { title: texts.newWebhook, action: texts.addWebhook };
}
