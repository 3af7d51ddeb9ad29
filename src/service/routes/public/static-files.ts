import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../domain/failure';
import { answerErrors, plainErrors } from '../../http/errors';
import { protectConsole, unlockPreview } from '../../http/security-headers';

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

const immutable = 'public, max-age=31536000, immutable';

/** A file whose name holds a hash of its content is kept for ever. */
const named: NonNullable<FastifyStaticOptions['setHeaders']> = (response, path) => {
  const isHashed = /-[\w-]{8}\.\w+$/.test(path.replace(/\.(br|gz)$/, ''));
  const cacheControl = isHashed ? immutable : 'public, max-age=60';
  response.setHeader('cache-control', cacheControl);
};

/** A page imports the panel as a module, which is a request across origins. */
const allowPages: NonNullable<FastifyStaticOptions['setHeaders']> = (response) => {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
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
  const options: Omit<FastifyStaticOptions, 'root'> = {
    decorateReply: false,
    cacheControl: false,
    preCompressed: true,
    index: false,
  };
  await app.register(fastifyStatic, {
    ...options,
    root: widget,
    prefix: '/widget/',
    setHeaders(response, path, stat) {
      named(response, path, stat);
      allowPages(response, path, stat);
    },
  });
  for (const version of pinnedWidget === undefined ? [] : await readdir(pinnedWidget)) {
    await app.register(fastifyStatic, {
      ...options,
      root: join(`${pinnedWidget}`, version),
      prefix: `/widget/${version}/`,
      setHeaders(response, path, stat) {
        response.setHeader('cache-control', immutable);
        allowPages(response, path, stat);
      },
    });
  }
}

async function consoleFiles(app: FastifyInstance, { console: root, demo }: StaticFolders): Promise<void> {
  protectConsole(app, { isDemo: demo !== undefined });
  unlockPreview(app);
  await app.register(fastifyStatic, {
    root,
    prefix: '/',
    cacheControl: false,
    preCompressed: true,
    setHeaders: (response, path, stat) => {
      if (path.endsWith('.html')) response.setHeader('cache-control', 'no-cache');
      else named(response, path, stat);
    },
  });
  // An address inside the application, such as a case, is the application's page.
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/\.\w+$/.test(request.url.replace(/\?.*$/s, ''));
    if (isPage && request.url.startsWith('/console/')) return reply.sendFile('index.html');
    throw new Failure('notFound');
  });
}
