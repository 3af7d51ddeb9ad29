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
  "img-src 'self' data: https:",
  "font-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  "require-trusted-types-for 'script'",
].join('; ');
/** Swagger UI's style sheet holds its icons, and its views write markup that it has cleaned, which trusted types refuse. */
const apiPagePolicy = [...ownFilesAlone, "img-src 'self' data:"].join('; ');

/** Nobody frames the console, nothing but its own files runs in it, and no address of it leaks to other sites. */
export function protectConsole(app: FastifyInstance): void {
  protect(app, consolePolicy);
}

export function protectApiPage(app: FastifyInstance): void {
  protect(app, apiPagePolicy);
}

function protect(app: FastifyInstance, policy: string): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('x-frame-options', 'DENY');
    reply.header('referrer-policy', 'no-referrer');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('cross-origin-resource-policy', 'same-origin');
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
  });
}
