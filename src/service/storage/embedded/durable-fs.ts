import { fdatasyncSync, fstatSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];

interface FileSystemInternals {
  tryFSOperation(operation: () => void): void;
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
}

/**
 * The engine's file system with an fsync that reaches the disk: without the hook the call succeeds and does nothing.
 * It touches internals of the engine, whose version is pinned for that.
 */
export class DurableFs extends NodeFS {
  /** How often the engine had something written through to the disk. */
  flushes = 0;
  /** The first flush that failed: what is on the disk is not known any more. */
  failure: Error | undefined;

  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    const hook: (typeof preRun)[number] = (module) =>
      this.#hook(module.NODEFS as unknown as FileSystemInternals);
    const preRun = emscriptenOpts.preRun ?? [];
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, hook] } };
  }

  #hook(internals: FileSystemInternals): void {
    internals.stream_ops.fsync = ({ nfd }) => {
      internals.tryFSOperation(() => this.#flush(nfd));
      return 0;
    };
  }

  #flush(descriptor: number): void {
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
