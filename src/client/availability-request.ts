import { chatUrl, type VisitorChatService } from './visitor-chat-service';

const answerTime = 15_000;

/**
 * Requests whether a widget is online: the one call before a visitor wants to chat, so it does without `request`.
 * `locale`: the language of the launcher's texts; if empty, the browser's.
 */
export function requestAvailability(
  service: VisitorChatService,
  widgetId: string,
  locale: string,
): Promise<Response> {
  // Its own address each time: a page's worker may answer from its cache what it has fetched once.
  const url = `${chatUrl(service, widgetId)}?at=${service.clock?.now().toString(36)}&locale=${encodeURIComponent(locale)}`;
  // Chromium before 103 waits as long as it waits for anything: https://chromestatus.com/feature/5768400507764736
  const signal = AbortSignal.timeout?.(answerTime);
  return service.fetch(url, { headers: { 'x-api-key': service.apiKey }, credentials: 'omit', signal });
}
