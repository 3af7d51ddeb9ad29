import { longestRetention } from '../../../contract/organisation/privacy';
import type { FieldSchema, NumberSchema } from '../../kit/fields/field-schema';

function days(title: string, description: string): NumberSchema {
  return {
    type: 'integer',
    title,
    description,
    minimum: 1,
    maximum: longestRetention,
    unit: 'days',
    emptyMeans: 'Forever',
  };
}

export const retentionFields: Record<string, FieldSchema> = {
  keepCasesDays: days(
    'Keep chats',
    'Counted from the end of a chat. The chat is then deleted with everything that belongs to it.',
  ),
  keepVisitorsDays: days(
    'Keep visitor details',
    'After that, name, e-mail, IP address and pages are deleted. The conversation stays.',
  ),
  keepScreenshotsDays: days('Keep pictures and files', 'Screenshots and files that were sent in chats.'),
  keepLogsDays: days('Keep the audit and delivery logs', 'Deliveries are always deleted after 30 days.'),
  shortensAddresses: {
    type: 'boolean',
    title: 'Shorten IP addresses',
    description:
      'Only the network is stored: 24 bits of IPv4, 48 bits of IPv6. Bans by IP address then cover the network.',
  },
};
