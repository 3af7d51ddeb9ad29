import type { Plugin } from 'vite';
import { changeCode, type Change, type Node } from './change-code.ts';

/**
 * Of a module that is imported on demand and lies in a file with others, the bundler makes an object by a function that
 * serves any module. What it exports is all that is asked of it: an object with getters says as much.
 */
export function plainNamespaces(...environments: string[]): Plugin {
  return changeCode('plain-namespaces', environments, changesAt);
}

function changesAt(node: Node, code: string): Change[] {
  const { callee, arguments: given } = node as unknown as { callee?: Node; arguments?: Node[] };
  if (node.type !== 'CallExpression' || callee?.['name'] !== '__exportAll') return [];
  const [members] = given as unknown as [{ properties: { key: Node; value: { body: Node } }[] }];
  const getters = members.properties.map(({ key, value }) => {
    const [name, exported] = [key, value.body].map(({ start, end }) => code.slice(start, end));
    return `get ${name}() { return ${exported}; }`;
  });
  return [{ start: node.start, end: node.end, text: `{ ${getters.join(', ')} }` }];
}
