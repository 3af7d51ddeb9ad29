import type { ProvisionedWidget, WidgetFields } from '../../../operations/v1/provisioning';
import type { CloseCase } from '../cases/case-closing';
import { endChatsOfWidget } from '../cases/end-chats-of-widget';
import { newWidgetSettings, withProactive } from '../widgets/default-proactive';
import { isIdentifier } from '../widgets/directory';
import { parseEmail } from '../agents/email-address';
import { Failure } from '../failure';
import type { AnswerOnce, ProvisioningCall } from './idempotency';
import type { Secrets } from '../ports';
import type { KeptAnswer } from './idempotency';
import type { ProvisioningStore, ProvisioningTables } from './tables';
import type { ListedWidget, Widget, WidgetAgent } from '../widgets/widgets';
import { asProvisionedAgent, readAgents } from './provisioned-agents';
import type { Publishing } from '../widgets/publishing';
import { readSchedule } from '../widgets/read-schedule';
import { withRoomForStaff } from '../widgets/room-for-staff';

export interface ProvisionedWidgetsPorts {
  store: ProvisioningStore;
  secrets: Pick<Secrets, 'uuid'>;
  closeCase: CloseCase;
  publishing: Publishing;
  answerOnce: AnswerOnce;
}

export type ProvisionedWidgets = ReturnType<typeof createProvisionedWidgets>;

const idleMinutes = 15;

/** The widgets of an organisation, as its owner's systems keep them. */
export function createProvisionedWidgets(ports: ProvisionedWidgetsPorts) {
  const { store, secrets, closeCase, publishing, answerOnce } = ports;

  /** Finds the widget of that organisation and owner; another's is not there. */
  async function own<Found extends ListedWidget>(
    find: (id: string) => Promise<Found | undefined>,
    orgId: number,
    uuid: string,
    owner?: string,
  ): Promise<Found> {
    const widget = isIdentifier(uuid) ? await find(uuid.toLowerCase()) : undefined;
    if (widget?.orgId === orgId && (owner === undefined || widget.ownerEmail === owner)) return widget;
    throw new Failure('notFound', 'uuid: there is no such widget of this user.');
  }

  /** Where there is room for those who answer the widget then. */
  function changeOnce(call: ProvisioningCall, change: (tables: ProvisioningTables) => Promise<KeptAnswer>) {
    return store.transaction((tables) =>
      answerOnce(tables, call, () => withRoomForStaff(tables, call.orgId, () => change(tables))),
    );
  }

  return {
    create(call: ProvisioningCall, fields: WidgetFields): Promise<KeptAnswer> {
      const { orgId } = call;
      return changeOnce(call, async (tables) => {
        const isProactive = fields.enableProactiveChat ?? false;
        const blank: Widget = {
          id: secrets.uuid(),
          orgId,
          name: 'Chat',
          ownerEmail: await readOwner(tables, orgId, fields.email),
          isConversationEnabled: true,
          isProactiveEnabled: isProactive,
          settings: newWidgetSettings(isProactive),
          allowedOrigins: [],
          idleMinutes,
          revision: 1,
        };
        const widget = withFields(blank, fields);
        const agents = await readAgents(tables, { orgId, widgetId: widget.id }, fields.agents);
        await publishing.addWidget(tables, widget, agents);
        return { status: 201, body: asProvisioned(widget, agents) };
      });
    },

    async get(
      orgId: number,
      uuid: string,
      email: string,
    ): Promise<Omit<ProvisionedWidget, 'enableConversations'>> {
      const owner = parseEmail(email, 'email');
      return store.read(async (tables) => {
        const widget = await own(tables.widgets.getListed, orgId, uuid, owner);
        const { enableConversations: _, ...widgetFields } = asProvisioned(
          widget,
          await tables.widgets.agents(widget.id),
        );
        return widgetFields;
      });
    },

    update(call: ProvisioningCall, uuid: string, fields: WidgetFields): Promise<KeptAnswer> {
      const { orgId } = call;
      return changeOnce(call, async (tables) => {
        const { enableProactiveChat: isOn } = fields;
        const found = await own(tables.widgets.lock, orgId, uuid);
        const before =
          isOn === undefined
            ? found
            : await publishing.publish(tables, found, withProactive(found.settings, isOn));
        const ownerEmail = await readOwner(tables, orgId, fields.email);
        const widget = withFields({ ...before, ownerEmail, revision: before.revision + 1 }, fields);
        const agents = await readAgents(tables, { orgId, widgetId: widget.id }, fields.agents);
        await tables.widgets.update(widget);
        await tables.widgets.setAgents(widget.id, agents);
        return { status: 200, body: asProvisioned(widget, agents) };
      });
    },

    async remove(call: ProvisioningCall, uuid: string, email: string): Promise<KeptAnswer> {
      const owner = parseEmail(email, 'email');
      const removed = { id: uuid.toLowerCase(), orgId: call.orgId };
      const found = await store.widgets.getListed(removed.id);
      if (found?.orgId === call.orgId && found.ownerEmail === owner)
        await endChatsOfWidget(removed, store, closeCase);
      const answer = await store.transaction((tables) =>
        answerOnce(tables, call, async () => {
          const widget = await own(tables.widgets.lock, call.orgId, uuid, owner);
          await tables.widgets.remove(widget.id);
          return { status: 200, body: null };
        }),
      );
      // Those that began meanwhile.
      await endChatsOfWidget(removed, store, closeCase);
      return answer;
    },
  };
}

function withFields(widget: Widget, fields: WidgetFields): Widget {
  const { name, destinationEmail, enableConversations, conversationSchedule } = fields;
  const changed = { ...widget };
  if (name?.trim()) changed.name = name.trim();
  if (destinationEmail) changed.destinationEmail = parseEmail(destinationEmail, 'destinationEmail');
  if (enableConversations !== undefined) changed.isConversationEnabled = enableConversations;
  if (conversationSchedule === null) delete changed.schedule;
  else if (conversationSchedule) {
    // That interface knows the week alone: holidays stay.
    const { exceptions } = widget.schedule ?? {};
    changed.schedule = {
      ...readSchedule(conversationSchedule, 'conversationSchedule'),
      ...(exceptions && { exceptions }),
    };
  }
  return changed;
}

async function readOwner(tables: ProvisioningTables, orgId: number, address: string): Promise<string> {
  const email = parseEmail(address, 'email');
  const user = await tables.agents.get(email);
  if (user?.orgId !== orgId) throw new Failure('notFound', 'email: there is no user with this address.');
  return email;
}

function asProvisioned(widget: ListedWidget, agents: WidgetAgent[]): ProvisionedWidget {
  const { name, ownerEmail, destinationEmail, id, isProactiveEnabled, isConversationEnabled } = widget;
  return {
    name,
    email: ownerEmail,
    ...(destinationEmail === undefined ? {} : { destinationEmail }),
    uuid: id,
    agents: agents.filter(({ kind }) => kind === 'human').map(asProvisionedAgent),
    enableProactiveChat: isProactiveEnabled ? 'true' : 'false',
    enableConversations: isConversationEnabled,
  };
}
