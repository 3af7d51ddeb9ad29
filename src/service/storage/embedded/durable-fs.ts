import { spawnSync } from 'node:child_process';
import { fdatasyncSync, fstatSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { giveToOwnerOf } from '../../data-folder/keep-to-owner';

type Init = NodeFS['init'];

interface FileSystemInternals {
  tryFSOperation(operation: () => void): void;
  realPath(node: unknown): string;
  node_ops: {
    mknod: (...parameters: unknown[]) => unknown;
    setattr: (node: unknown, attributes: { mode?: number }) => void;
  };
  stream_ops: {
    fsync?: (stream: { nfd: number }) => number;
    write: (...parameters: unknown[]) => number;
  };
}

const ownersOnly = ~0o077;

/**
 * The engine's file system, whose files are for their owner alone, with an fsync that reaches the disk: without the hook the call succeeds and does nothing
 * (https://github.com/electric-sql/pglite/issues/1107).
 * It touches internals of the engine, whose version is pinned for that.
 */
export class DurableFs extends NodeFS {
  /** How often the engine had something written through to the disk. */
  flushes = 0;
  /** The first flush that failed: what is on the disk is not known any more. */
  failure: Error | undefined;

  /** Everything was written through, and nothing was written since. */
  #isAllFlushed = false;

  /**
   * Writes all files through in one go, where the system has a way. After a crash the engine does it file by file,
   * a thousand of them for three seconds: this makes it milliseconds.
   */
  flushAll(): void {
    if (process.platform !== 'linux') return;
    this.#isAllFlushed = spawnSync('sync', ['-f', this.rootDir]).status === 0;
  }

  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    const hook: (typeof preRun)[number] = (module) =>
      this.#hook(module.NODEFS as unknown as FileSystemInternals);
    const preRun = emscriptenOpts.preRun ?? [];
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, hook] } };
  }

  #hook(internals: FileSystemInternals): void {
    // A new file gets its rights by a chmod, which no umask touches.
    const { mknod, setattr } = internals.node_ops;
    internals.node_ops.setattr = (node, { mode, ...attributes }) =>
      setattr(node, mode === undefined ? attributes : { ...attributes, mode: mode & ownersOnly });
    internals.node_ops.mknod = (...parameters) => {
      const node = mknod(...parameters);
      giveToOwnerOf(this.rootDir, internals.realPath(node));
      return node;
    };
    const { write } = internals.stream_ops;
    internals.stream_ops.write = (...parameters) => {
      this.#isAllFlushed = false;
      return write(...parameters);
    };
    internals.stream_ops.fsync = ({ nfd }) => {
      internals.tryFSOperation(() => this.#flush(nfd));
      return 0;
    };
  }

  #flush(descriptor: number): void {
    if (this.#isAllFlushed) return;
    try {
      fdatasyncSync(descriptor);
      this.flushes += 1;
    } catch (error) {
      // Some file systems can't flush a directory, and the engine doesn't mind.
      if (!fstatSync(descriptor).isDirectory()) this.failure ??= error as Error;
      throw error;
    }
  }
}
