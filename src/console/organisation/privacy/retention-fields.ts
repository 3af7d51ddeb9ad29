import { longestRetention } from '../../../contract/organisation/privacy';
import type { FieldSchema } from '../../kit/fields/field-schema';
import { privacyTexts } from './texts';

/** Returns the fields in the console's language. */
export function retentionFields(): Record<string, FieldSchema> {
  const { days, forever, fields } = privacyTexts();
  const counted = {
    type: 'integer',
    minimum: 1,
    maximum: longestRetention,
    unit: days,
    emptyMeans: forever,
  } as const;
  return {
    keepCasesDays: { ...counted, ...fields.keepCasesDays },
    keepVisitorsDays: { ...counted, ...fields.keepVisitorsDays },
    keepScreenshotsDays: { ...counted, ...fields.keepScreenshotsDays },
    keepLogsDays: { ...counted, ...fields.keepLogsDays },
    shortensAddresses: { type: 'boolean', ...fields.shortensAddresses },
  };
}
