import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [member: string]: unknown;
}

interface Change {
  start: number;
  end: number;
  text: string;
}

/**
 * Protects libraries from pages that add members to all objects (`Object.prototype.value = …`) or freeze `Object.prototype`: loops
 * by `for…in` go over own members only, descriptors of properties inherit nothing, and methods of all objects are redefined.
 */
export function ownMembers(): Plugin {
  return {
    name: 'own-members',
    renderChunk: {
      order: 'pre',
      handler(code) {
        const changes = nodesOf(this.parse(code) as unknown as Node)
          .flatMap((node) => changesAt(node, code))
          // From the end, so that what is ahead keeps its place.
          .sort((a, b) => b.start - a.start || b.end - a.end);
        if (changes.length === 0) return null;
        return {
          code: changes.reduce(
            (text, { start, end, text: added }) => text.slice(0, start) + added + text.slice(end),
            code,
          ),
          map: null,
        };
      },
    },
  };
}

function changesAt(node: Node, code: string): Change[] {
  if (node.type === 'ForInStatement') {
    const { left, right } = node as unknown as { left: Node; right: Node };
    return [
      { start: left.end, end: right.start, text: ' of Object.keys((' },
      { start: right.end, end: right.end, text: ') || {})' },
    ];
  }
  if (node.type === 'AssignmentExpression') return ownMethod(node, code);
  if (node.type !== 'CallExpression') return [];
  const { callee, arguments: given } = node as unknown as { callee: Node; arguments: Node[] };
  const called = code.slice(callee.start, callee.end);
  if (called.endsWith('defineProperties')) return propertiesOf(given[1]).flatMap(inheritNothing);
  return /defProp|defineProperty$/.test(called) ? inheritNothing(given[2]) : [];
}

/** Such a method can't be assigned where the page has frozen `Object.prototype`, which has one of that name; it can be defined. */
function ownMethod(node: Node, code: string): Change[] {
  const { left, right } = node as unknown as { left: Node; right: Node };
  const { object, property } = left as unknown as { object: Node; property: Node };
  const name = left.type === 'MemberExpression' ? code.slice(property.start, property.end) : '';
  if (!/^(valueOf|toString)$/.test(name) || right.type !== 'FunctionExpression') return [];
  const descriptor = '__proto__: null, writable: true, configurable: true, value: ';
  return [
    { start: node.start, end: node.start, text: 'Object.defineProperty(' },
    { start: object.end, end: right.start, text: `, '${name}', { ${descriptor}` },
    { start: right.end, end: right.end, text: ' })' },
  ];
}

function propertiesOf(literal: Node | undefined): Node[] {
  const { properties = [] } = (literal ?? {}) as { properties?: { value: Node }[] };
  return properties.map(({ value }) => value);
}

function inheritNothing(descriptor: Node | undefined): Change[] {
  if (descriptor?.type !== 'ObjectExpression') return [];
  return [{ start: descriptor.start + 1, end: descriptor.start + 1, text: '__proto__: null,' }];
}

function nodesOf(node: Node): Node[] {
  const within = Object.values(node)
    .flat()
    .filter((member): member is Node => typeof member === 'object' && member !== null && 'type' in member);
  return [node, ...within.flatMap(nodesOf)];
}
