import { useModel } from '../../kit/frame/use-model';
import { longestEmail, longestName } from '../../../contract/limits';
import { fieldAt } from '../../kit/data/field-source';
import { FormModel } from '../../kit/data/form';
import { ChoicesField } from '../../kit/fields/ChoicesField';
import { SelectField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import { FormDialog } from '../../kit/forms/FormDialog';
import type { Toasting } from '../../kit/toasts/toasting';
import type { WidgetList } from '../../kit/data/widget-list';
import type { Agents } from './agents';
import { teamsIn, titlesOf, type Teams } from './teams';
import { agentTexts } from './texts';

export interface InviteDialogProps {
  agents: Agents;
  teams: Teams;
  widgets: WidgetList;
  isMailConfigured: boolean;
  toasting: Toasting;
  onClose(): void;
}

export function InviteDialog({
  agents,
  teams,
  widgets,
  isMailConfigured,
  toasting,
  onClose,
}: InviteDialogProps) {
  const texts = agentTexts();
  const { roles } = texts;
  const all = teamsIn(teams);
  const names = Object.fromEntries(widgets.names.value);
  const form = useModel(
    () =>
      new FormModel({
        first: firstInvitation(Object.keys(names)),
        required: () => ['email', 'name'],
        async send({ role, teams: joined, widgets: answered, ...agent }) {
          try {
            await agents.invite({
              ...agent,
              isAdministrator: role === 'administrator',
              teams: joined.filter((id) => teamsIn(teams).some((team) => team.id === id)),
              widgets: answered.filter((id) => widgets.names.value.has(id)),
            });
          } catch (failure) {
            // Somebody else may have removed one of them meanwhile.
            void widgets.load();
            void teams.list.load();
            throw failure;
          }
          if (joined.length > 0) await teams.list.load();
          if (isMailConfigured) toasting.say(texts.invited(agent.name));
        },
      }),
  );
  return (
    <FormDialog
      title={texts.invite}
      action={isMailConfigured ? texts.sendInvitation : texts.createLink}
      form={form}
      onClose={onClose}
    >
      <TextField
        title={texts.email}
        schema={{ format: 'email', maxLength: longestEmail }}
        {...fieldAt(form, 'email')}
      />
      <TextField title={texts.name} schema={{ maxLength: longestName }} {...fieldAt(form, 'name')} />
      <SelectField
        title={texts.role}
        description={roles[form.value.value.role === 'administrator' ? 'administrator' : 'agent'].may}
        options={Object.keys(roles)}
        schema={{ enumTitles: { agent: roles.agent.title, administrator: roles.administrator.title } }}
        {...fieldAt(form, 'role')}
      />
      {widgets.names.value.size > 0 && (
        <ChoicesField
          title={texts.widgets}
          description={form.value.value.widgets.length > 0 ? texts.widgetsHelp : texts.noWidgetHelp}
          options={Object.keys(names)}
          titles={names}
          {...fieldAt(form, 'widgets')}
        />
      )}
      {all.length > 0 && (
        <ChoicesField
          title={texts.teams}
          description={texts.teamsHelp}
          options={all.map(({ id }) => id)}
          titles={titlesOf(all)}
          {...fieldAt(form, 'teams')}
        />
      )}
    </FormDialog>
  );
}

/** Who joins answers every widget, until somebody chooses otherwise: without one they would see no chats. */
function firstInvitation(widgets: readonly string[]) {
  return { email: '', name: '', role: 'agent', teams: [] as readonly string[], widgets };
}
