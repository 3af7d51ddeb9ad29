import type { EndpointSummary } from '../../../operations/console/endpoints';
import type { Endpoint, EndpointAddresses } from '../outbox/endpoints';
import { invalidParameter } from '../failure';
import type { WidgetAgent } from '../widgets/widgets';

export function checkUrl(url: string, addresses: EndpointAddresses): void {
  const refusal = addresses.refusal(url);
  if (refusal !== undefined) throw invalidParameter('url', refusal);
}

/** It goes out as a header, as it is. */
export function checkToken(token: string): void {
  if (!/^[\x21-\x7e][\x20-\x7e]{0,998}$|^$/.test(token))
    throw invalidParameter('token', 'must be at most 999 printable ASCII characters');
}

/** A signing secret as Standard Webhooks write it, of 256 random bits in base64url. */
export function newSecret(randomBits: string): string {
  return `whsec_${randomBits.replaceAll('-', '+').replaceAll('_', '/')}=`;
}

export function summariseEndpoint(
  endpoint: Endpoint,
  bot: WidgetAgent | undefined,
  now: number,
): EndpointSummary {
  const { id, purpose, widgetId, url, token, secrets, isEnabled, createdAt } = endpoint;
  const { switchedOffReason, failingSince } = endpoint;
  const oldSecretUntil = Math.max(...secrets.map(({ until = 0 }) => until));
  return {
    id,
    purpose,
    ...(widgetId === undefined ? {} : { widgetId }),
    ...(bot ? { bot: profileOf(bot) } : {}),
    url,
    hasToken: token !== undefined,
    isEnabled,
    ...(switchedOffReason === undefined ? {} : { switchedOffReason }),
    ...(failingSince === undefined ? {} : { failingSince }),
    ...(oldSecretUntil > now ? { oldSecretUntil } : {}),
    createdAt,
  };
}

function profileOf({ email, alias, avatarUrl, tags }: WidgetAgent): NonNullable<EndpointSummary['bot']> {
  return { email, alias, tags, ...(avatarUrl ? { avatarUrl } : {}) };
}
