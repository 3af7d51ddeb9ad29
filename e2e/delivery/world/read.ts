import type { VisitorTab } from './visitor-tab';
import type { World } from './world';

/** What is said in each case, as the server keeps it. */
export async function texts(world: World): Promise<string[][]> {
  return (await world.kept()).map(({ entries }) => entries.map(({ text }) => text));
}

/** What the visitor reads, from top to bottom; what is not sent says so. */
export function shown(visitor: VisitorTab): string[] {
  return visitor.screen().map(({ text, state }) => (state === 'sent' ? text : `${text} (${state})`));
}

export function chatOf(visitor: VisitorTab) {
  const status = visitor.session.status.value;
  if (status.kind !== 'chat') throw new Error(`There is no chat but "${status.kind}".`);
  return status.chat;
}
