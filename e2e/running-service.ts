import { freePort } from './free-port';
import { createInstance, type MoreSettings, type RunningService } from './instance';
import { createServiceBehind } from './service-behind-proxy';

/** `npm run prove:proxies` has two instances behind a proxy in its place. */
export async function createService(more: MoreSettings = () => ({})): Promise<RunningService> {
  const { BEHIND_PROXY: proxy } = process.env;
  if (proxy) return createServiceBehind(proxy, more);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  return createInstance(port, await more(url), url);
}
