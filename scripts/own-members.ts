import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [member: string]: unknown;
}

/**
 * A page may have given members to all objects (`Object.prototype.value = …`): libraries that loop by `for…in`, or describe a
 * property by an object, would take them for their own. Makes such loops go over own members, such descriptors inherit nothing.
 */
export function ownMembers(...environments: string[]): Plugin {
  return {
    name: 'own-members',
    applyToEnvironment: ({ name }) => environments.includes(name),
    renderChunk: {
      order: 'pre',
      handler(code) {
        const changes: Change[] = [];
        visit(this.parse(code) as unknown as Node, (node) => changes.push(...changesAt(node, code)));
        return changes.length > 0 ? { code: apply(changes, code), map: null } : null;
      },
    },
  };
}

interface Change {
  start: number;
  end: number;
  text: string;
}

function changesAt(node: Node, code: string): Change[] {
  if (node.type === 'ForInStatement') {
    const { left, right } = node as unknown as { left: Node; right: Node };
    return [
      { start: left.end, end: right.start, text: ' of Object.keys((' },
      { start: right.end, end: right.end, text: ') || {})' },
    ];
  }
  if (node.type !== 'CallExpression') return [];
  const { callee, arguments: given } = node as unknown as { callee: Node; arguments: Node[] };
  const descriptor = given[2];
  const isDefining = /defProp|defineProperty$/.test(code.slice(callee.start, callee.end));
  if (!isDefining || descriptor?.type !== 'ObjectExpression') return [];
  return [{ start: descriptor.start + 1, end: descriptor.start + 1, text: '__proto__: null,' }];
}

/** From the end, so that what is ahead keeps its place. */
function apply(changes: Change[], code: string): string {
  return changes
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .reduce((text, { start, end, text: added }) => text.slice(0, start) + added + text.slice(end), code);
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const member of Object.values(node).flat()) {
    if (typeof member === 'object' && member !== null && 'type' in member) visit(member as Node, see);
  }
}
