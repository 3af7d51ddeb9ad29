import type { FastifyInstance } from 'fastify';

const ownFilesAlone = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];
const consolePolicy = [
  ...ownFilesAlone,
  "frame-src 'self'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  "require-trusted-types-for 'script'",
].join('; ');
/** Swagger UI's style sheet holds its icons, and its views write markup that it has cleaned, which trusted types refuse. */
const apiPagePolicy = [...ownFilesAlone, "img-src 'self' data:"].join('; ');

/**
 * The preview of a widget: in a frame of the console alone, an origin of its own, and out of reach of everything. `'self'` is its
 * address all the same: https://www.w3.org/TR/CSP3/#policy-self-origin
 */
const previewPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: https:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts allow-forms',
].join('; ');

const framedByOwnPages = {
  'content-security-policy': consolePolicy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  'x-frame-options': 'SAMEORIGIN',
};

const isGuessingOff = { 'x-content-type-options': 'nosniff' };
/** A year, the longest that browsers keep it; without subdomains, which are not ours to bind. */
const onlyByHttps = { 'strict-transport-security': 'max-age=31536000' };

/** What every answer carries, where the service is known to be reached by https. */
export function headersOfEveryAnswer(isHttps: boolean): Record<string, string> {
  return isHttps ? { ...isGuessingOff, ...onlyByHttps } : isGuessingOff;
}

/** By the configured address of the service, else as the request or a trusted proxy says. */
export function isByHttps(protocol: string, publicUrl: string | undefined): boolean {
  return publicUrl === undefined ? protocol === 'https' : publicUrl.startsWith('https:');
}

export function protectAnswers(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOfEveryAnswer(isByHttps(request.protocol, publicUrl)));
    done();
  });
}

/**
 * No other site frames the console, nothing but its own files runs in it, and no address of it leaks to other sites. The
 * service's own pages show it beside a widget that is tried; `isDemo`: the demo beside its shop, also to browsers that
 * don't say who frames.
 */
export function protectConsole(app: FastifyInstance, { isDemo }: { isDemo: boolean }): void {
  protect(app, consolePolicy);
  app.addHook('onRequest', async ({ headers }, reply) => {
    reply.header('vary', 'accept-encoding, sec-fetch-dest, sec-fetch-site');
    const isFramedByItself =
      headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'same-origin';
    if (isDemo || isFramedByItself) reply.headers(framedByOwnPages);
  });
}

/** Of the console, what its preview needs: a frame, and as a sandboxed page its own files as another site would ask for them. */
export function unlockPreview(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (/^\/console\/preview\.html(\?|$)/.test(url))
      reply.headers({ 'content-security-policy': previewPolicy, 'x-frame-options': 'SAMEORIGIN' });
    if (/^\/console\/preview-[\w-]{8}\.(js|css)$/.test(url))
      reply.headers({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
  });
}

export function protectApiPage(app: FastifyInstance): void {
  protect(app, apiPagePolicy);
}

function protect(app: FastifyInstance, policy: string): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy);
    reply.header('x-frame-options', 'DENY');
    reply.header('referrer-policy', 'no-referrer');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('cross-origin-resource-policy', 'same-origin');
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
  });
}
