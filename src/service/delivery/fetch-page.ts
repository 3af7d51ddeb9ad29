import type { FetchPage } from '../domain/widgets/install-check';
import { askServer, readBody } from './ask-server';
import { describeFailure } from './describe-failure';
import { parseTarget, TargetRefused } from './parse-target';
import type { PostRules } from './post-json';

const timeoutMs = 10_000;
const mostRedirects = 5;
/** Bytes that are looked at. */
const longest = 2 * 1024 * 1024;
const asked = { accept: 'text/html,*/*;q=0.5', 'user-agent': 'ChatWidget', 'accept-encoding': 'identity' };

/** GETs a page over connections of their own. Each address on the way is held to the rules of webhooks. */
export function createPageFetch(rules: PostRules): FetchPage {
  return async function fetchPage(address) {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      let url = parseTarget(address, rules);
      for (let redirects = 0; redirects <= mostRedirects; redirects++) {
        const response = await askServer(url, { headers: asked, signal, lookup: rules.lookup });
        const { statusCode: status = 0, headers } = response;
        const { location } = headers;
        if (status >= 300 && status < 400 && location !== undefined && URL.canParse(location, url)) {
          response.destroy();
          url = parseTarget(new URL(location, url).href, rules);
          continue;
        }
        const policy = headers['content-security-policy'];
        return {
          url: url.href,
          status,
          policy: Array.isArray(policy) ? policy.join(',') : (policy ?? ''),
          text: (await readBody(response, longest)).text,
        };
      }
      return { refusal: `it redirects more than ${mostRedirects} times` };
    } catch (error) {
      return { refusal: error instanceof TargetRefused ? error.message : describeFailure(error, timeoutMs) };
    }
  };
}
