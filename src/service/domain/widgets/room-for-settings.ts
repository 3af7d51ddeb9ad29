import { Failure } from '../failure';
import type { WidgetTables } from './tables';

/** Bytes that an organisation’s settings take at most, where nothing else is set: a thousand widgets with long rules. */
export const settingsByDefault = 256_000_000;

/**
 * Carries out a change of settings or drafts. Throws `tooManySettings` where those of the organisation grow beyond `most` bytes.
 * Published versions don’t count: they take as much again, and old ones go to make room.
 */
export async function withRoomForSettings<Answer>(
  { widgets, widgetVersions }: Pick<WidgetTables, 'widgets' | 'widgetVersions'>,
  orgId: number,
  most: number,
  change: () => Promise<Answer>,
): Promise<Answer> {
  const before = await widgets.lockSettingsSize(orgId);
  const answer = await change();
  const after = await widgets.lockSettingsSize(orgId);
  if (after > Math.max(most, before)) throw new Failure('tooManySettings');
  await widgetVersions.trim(orgId, most);
  return answer;
}
