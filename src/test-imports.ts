import { parseSync } from 'vite';

export interface Import {
  specifier: string;
  isDynamic: boolean;
  /** Leaves nothing in what is built: `import type …`. */
  isTypeOnly: boolean;
}

/** Static, type-only and dynamic imports, re-exports, and `import('…')` inside a type. */
export function importsOf(path: string, text: string): Import[] {
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} can't be read: ${errors[0]?.message}`);
  const reExports = module.staticExports.flatMap(({ start, entries }) =>
    entries.map((entry) => ({ start, specifier: entry.moduleRequest?.value })),
  );
  const imports = module.staticImports.map(({ start, moduleRequest }) => ({
    start,
    specifier: moduleRequest.value,
  }));
  const inPlace = [...withoutComments(text).matchAll(/\bimport\(\s*['"`]([^'"`]+)['"`]/g)];
  return [
    ...[...imports, ...reExports].flatMap(({ start, specifier }) =>
      specifier === undefined
        ? []
        : [{ specifier, isDynamic: false, isTypeOnly: /^(?:im|ex)port type\b/.test(text.slice(start)) }],
    ),
    ...inPlace.map(([, specifier = '']) => ({ specifier, isDynamic: true, isTypeOnly: false })),
  ];
}

export function cycles(graph: Map<string, string[]>): string[] {
  const found: string[] = [];
  const finished = new Set<string>();
  function visit(node: string, way: string[]) {
    if (way.includes(node)) found.push([...way.slice(way.indexOf(node)), node].join(' → '));
    if (finished.has(node) || way.includes(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...way, node]);
    finished.add(node);
  }
  for (const node of graph.keys()) visit(node, []);
  return found;
}

export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

export function isForTests(path: string): boolean {
  return (
    /\.(test|test-d|setup)\.tsx?$|\/testing\//.test(path) || /^(fake|test)-/.test(path.replace(/.*\//, ''))
  );
}
