import type { Plugin } from 'vite';

export interface Node {
  type: string;
  start: number;
  end: number;
  [member: string]: unknown;
}

export interface Change {
  start: number;
  end: number;
  text: string;
}

/** Changes what `changesAt` names in each file of these environments, before it is made small. Changes must not overlap. */
export function changeCode(
  name: string,
  environments: readonly string[],
  changesAt: (node: Node, code: string) => Change[],
): Plugin {
  return {
    name,
    applyToEnvironment: (environment) => environments.includes(environment.name),
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
