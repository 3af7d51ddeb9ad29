import type { Agent } from '../agents/agents';
import { newWidgetSettings } from '../widgets/default-proactive';
import type { Widget, WidgetAgent } from '../widgets/widgets';

const idleMinutes = 15;

/** A widget as one begins: its owner answers it, any page may carry it. */
export function newWidget(
  id: string,
  { orgId, email, name: alias }: Agent,
  name: string,
): { widget: Widget; agents: WidgetAgent[] } {
  return {
    widget: {
      id,
      orgId,
      name,
      ownerEmail: email,
      destinationEmail: email,
      isConversationEnabled: true,
      isProactiveEnabled: false,
      settings: newWidgetSettings(false),
      allowedOrigins: [],
      idleMinutes,
      revision: 1,
    },
    agents: [{ widgetId: id, email, alias, kind: 'human', tags: [] }],
  };
}
