interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Names the file `name` for each module that an entry imports statically, at any depth. */
export function importedBy(entry: string, name: string) {
  return (id: string, graph: ModuleGraph): string | null => {
    const seen = new Set<string>();
    function isReached(from: string): boolean {
      if (seen.has(from)) return false;
      seen.add(from);
      return from.endsWith(entry) || (graph.getModuleInfo(from)?.importers ?? []).some(isReached);
    }
    return isReached(id) ? name : null;
  };
}
