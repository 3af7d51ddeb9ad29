/** Where the engine's own entries lie, seen from the built service; the build and the tests each say so. */
declare const __ENGINE_PROGRAMS__: string;

export interface EnginePrograms {
  worker: URL;
  create: URL;
}

export function findEnginePrograms(): EnginePrograms {
  const folder = new URL(__ENGINE_PROGRAMS__, import.meta.url);
  return { worker: new URL('engine-worker.js', folder), create: new URL('engine-create.js', folder) };
}
