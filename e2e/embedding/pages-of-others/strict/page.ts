import { loadChatWidget, type ChatWidget, type LoadOptions, type PartialSettings } from 'chat-widget';
import { RequestFailure, createVisitorChatClient } from 'chat-widget/client';

const settings: PartialSettings = { look: { accent: '#0a0' } };
const options: LoadOptions = { widgetId: 'w', baseUrl: 'https://chat.example', settings };

export async function openChat(): Promise<() => void> {
  const widget: ChatWidget = await loadChatWidget(options);
  widget.identify({ email: 'robin@example.com' });
  const stays: false = widget.startLink();
  return widget.on('Minimize', (isMinimized, chatType) => [isMinimized === true, chatType.length, stays]);
}

export async function isOnline(): Promise<boolean> {
  const client = createVisitorChatClient({ baseUrl: options.baseUrl, apiKey: 'key', fetch });
  try {
    return (await client.availability(options.widgetId)).online;
  } catch (error) {
    if (error instanceof RequestFailure) return false;
    throw error;
  }
}

// @ts-expect-error -- There is no such callback.
void loadChatWidget(options).then((widget) => widget.setCallback('NoSuch', () => {}));
