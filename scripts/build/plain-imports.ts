import type { Plugin } from 'vite';
import { changeCode, type Change, type Node } from './change-code.ts';

/**
 * Takes away what Vite wraps around each `import()` to load further files ahead, which would be bytes for nothing: a part of the
 * widget is one file, with its styles inside.
 */
export function plainImports(...environments: string[]): Plugin {
  return changeCode('plain-imports', environments, changesAt);
}

function changesAt(node: Node, code: string): Change[] {
  function isPreload(part: unknown): part is Node {
    return (part as Node | undefined)?.['name'] === '__vitePreload';
  }
  const {
    specifiers,
    callee,
    arguments: given,
  } = node as unknown as {
    specifiers?: Node[];
    callee?: Node;
    arguments?: Node[];
  };
  const kept = specifiers?.filter(({ local }) => !isPreload(local)) ?? [];
  if (specifiers && kept.length < specifiers.length) {
    const [first, last] = [specifiers[0], specifiers.at(-1)] as [Node, Node];
    const text = kept.map(({ start, end }) => code.slice(start, end)).join(', ');
    return [{ start: first.start, end: last.end, text }];
  }
  if (node.type !== 'CallExpression' || !isPreload(callee)) return [];
  const [load] = given as unknown as [{ body: Node }];
  const { body } = load;
  const loading = body.type === 'BlockStatement' ? importWithin(body) : body;
  return [{ start: node.start, end: node.end, text: code.slice(loading.start, loading.end) }];
}

/** Of `{ const { name } = await import(…); return { name }; }`, which Vite makes of `(await import(…)).name`. */
function importWithin(block: Node): Node {
  const [statement] = block['body'] as { declarations: { init: { argument: Node } }[] }[];
  const loading = statement?.declarations[0]?.init.argument;
  if (loading?.type !== 'ImportExpression') throw new Error('Vite wraps import() in another way.');
  return loading;
}
