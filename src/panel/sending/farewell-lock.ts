/** Held by the tab that tells the service the end of a chat. */
export function farewellLock(caseId: string): string {
  return `chat-widget:farewell:${caseId}`;
}
