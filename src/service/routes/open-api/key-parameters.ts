import { consoleHeader } from '../../../contract/console';
import { groupOf, securitySchemes, type Tag } from './tags';

/**
 * The keys of a call once more, as parameters: generated clients have types for parameters and none for security
 * schemes. A key is optional here, since a client may send it by its own means. OpenAPI allows no parameter
 * `Authorization` (https://spec.openapis.org/oas/v3.1.0#parameter-object), and browsers send cookies themselves.
 */
export function keyParameters(tag: Tag, method: string): object[] {
  const schemes = groupOf(tag).schemes ?? [];
  const keys = schemes
    .map((name) => securitySchemes[name])
    .filter((scheme) => scheme.type === 'apiKey' && scheme.in !== 'cookie')
    .map(({ name, in: place, description }) => ({
      name,
      in: place,
      description,
      schema: { type: 'string' },
    }));
  return schemes.includes('session') && method !== 'GET' ? [...keys, consoleMark] : keys;
}

/** Tells the service that no other site has caused a change. */
const consoleMark = {
  name: consoleHeader,
  in: 'header',
  required: true,
  description: 'No other site can send it.',
  schema: { type: 'string', enum: ['1'], default: '1' },
};
