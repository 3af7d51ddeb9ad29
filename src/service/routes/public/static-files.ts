import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../domain/failure';
import { answerErrors, plainErrors } from '../../http/errors';
import { isHashed, readHashedFiles, type HashedFiles } from '../../http/hashed-files';
import { protectConsole, unlockPreview } from '../../http/security-headers';
import { sendText } from '../../http/send-text';

export interface StaticFolders {
  /** Built widget, at `/widget/`. */
  widget: string;
  /** Its versions, at `/widget/{version}/`, each kept for ever. */
  pinnedWidget?: string;
  /** Built console, at `/console/`. */
  console: string;
  /** The demo's pages and their assets, at `/`; without them `/` leads to the console. */
  demo?: string[];
}

const forEver = 'public, max-age=31536000, immutable';

/** A file whose path holds a hash of its content is kept for ever; a page, which names such files, is not. `path` may be that of a compressed copy. */
function cacheControlOf(path: string): string {
  const plain = path.replace(/\.(br|gz)$/, '');
  if (plain.endsWith('.html')) return 'no-cache';
  return isHashed(plain) ? forEver : 'public, max-age=60';
}

const forPages = {
  // A page imports the panel as a module, which is a request across origins.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  // Caches in between would give a compressed copy to those who can't read it.
  vary: 'accept-encoding',
};

/** Files of the widget, the console and the demo. */
export async function staticFiles(app: FastifyInstance, folders: StaticFolders): Promise<void> {
  const answer = answerErrors(plainErrors);
  app.setErrorHandler((error, request, reply) => answer(asFileFailure(error), request, reply));
  await app.register(widgetFiles, folders);
  app.get('/console', async (_request, reply) => reply.redirect('/console/'));
  await app.register(consoleFiles, { ...folders, prefix: '/console' });
  if (folders.demo) {
    const root = folders.demo;
    const options = { root, prefix: '/', decorateReply: false, cacheControl: false, index: 'index.html' };
    await app.register(fastifyStatic, {
      ...options,
      setHeaders: (response) => response.setHeader('cache-control', 'no-cache'),
    });
  } else {
    app.get('/', async (_request, reply) => reply.redirect('/console/'));
  }
}

/** A file server refuses folders, odd names and parts of files by errors of its own. */
function asFileFailure(error: unknown): unknown {
  const { statusCode = 500 } = error as { statusCode?: number };
  if (error instanceof Failure || statusCode < 400 || statusCode >= 500) return error;
  if (statusCode === 412) return new Failure('changedFile');
  return new Failure(statusCode === 416 ? 'noSuchRange' : 'notFound');
}

async function widgetFiles(app: FastifyInstance, { widget, pinnedWidget }: StaticFolders): Promise<void> {
  const current = await readHashedFiles(widget);
  const versions = pinnedWidget === undefined ? [] : await readdir(pinnedWidget);
  const pinned = await Promise.all(
    versions.map(async (version) => {
      const root = join(`${pinnedWidget}`, version);
      return { version, root, hashed: await readHashedFiles(root) };
    }),
  );
  // A page that was opened before an upgrade goes on with the files that it began with.
  const all = [current, ...pinned.map(({ hashed }) => hashed)];
  await app.register(filesForPages, { root: widget, hashed: all, prefix: '/widget', cacheControlOf });
  for (const { version, root, hashed } of pinned)
    await app.register(filesForPages, {
      root,
      hashed: [hashed],
      prefix: `/widget/${version}`,
      cacheControlOf: () => forEver,
    });
}

interface FilesForPages {
  root: string;
  /** The first that has a file serves it. */
  hashed: readonly HashedFiles[];
  cacheControlOf(path: string): string;
}

async function filesForPages(app: FastifyInstance, folder: FilesForPages): Promise<void> {
  serveFromMemory(app, folder.hashed, forPages);
  await app.register(fastifyStatic, {
    root: folder.root,
    prefix: '/',
    decorateReply: false,
    cacheControl: false,
    preCompressed: true,
    index: false,
    setHeaders(response, path) {
      for (const [name, value] of Object.entries(forPages)) response.setHeader(name, value);
      response.setHeader('cache-control', folder.cacheControlOf(path));
    },
  });
}

/** Files whose paths hold a hash come from memory; the app serves the others from disk. */
function serveFromMemory(app: FastifyInstance, folders: readonly HashedFiles[], headers: object): void {
  app.addHook('onRequest', async (request, reply) => {
    const { '*': name = '' } = request.params as { '*'?: string };
    const file = folders.map((find) => find(name)).find(Boolean);
    if (!file || request.headers.range !== undefined) return;
    await sendText(file, request, reply.type(file.type), { ...headers, 'cache-control': forEver });
  });
}

async function consoleFiles(app: FastifyInstance, { console: root, demo }: StaticFolders): Promise<void> {
  protectConsole(app, { isDemo: demo !== undefined });
  unlockPreview(app);
  serveFromMemory(app, [await readHashedFiles(root)], {});
  await app.register(fastifyStatic, {
    root,
    prefix: '/',
    cacheControl: false,
    preCompressed: true,
    // Made of size and time: two versions of a page have the same sizes, and builds that can be repeated the same times.
    etag: false,
    lastModified: false,
    setHeaders: (response, path) => void response.setHeader('cache-control', cacheControlOf(path)),
  });
  // An address inside the application, such as a case, is the application's page.
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/\.\w+$/.test(request.url.replace(/\?.*$/s, ''));
    if (!isPage || !request.url.startsWith('/console/')) throw new Failure('notFound');
    // Not returned: each promise of a reply listens to its end, and of more than ten listeners Node warns.
    void reply.sendFile('index.html');
  });
}
