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
    emptyMeans: 'For ever',
  };
}

export const retentionFields: Record<string, FieldSchema> = {
  keepCasesDays: days(
    'Keep chats',
    'Counted from the end of a chat. Then it goes, with all that belongs to it.',
  ),
  keepVisitorsDays: days(
    'Keep who the visitor was',
    'Then name, e-mail, address and page of the visitor go; what was said stays.',
  ),
  keepScreenshotsDays: days('Keep pictures', 'Pictures that visitors sent.'),
  keepLogsDays: days('Keep the audit and delivery logs', 'Deliveries go after 30 days in any case.'),
  shortensAddresses: {
    type: 'boolean',
    title: 'Keep only the network of a visitor’s address',
    description:
      'Its last part is left out: 24 bits of IPv4 stay, 48 of IPv6. Bans by address are wider then.',
  },
};
