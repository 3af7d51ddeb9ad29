import type { Plugin } from 'vite';
import { changeCode, type Change, type Node } from './change-code.ts';

/**
 * A page may have given members to all objects (`Object.prototype.value = …`): libraries that loop by `for…in`, or describe a
 * property by an object, would take them for their own. Makes such loops go over own members, such descriptors inherit nothing.
 */
export function ownMembers(...environments: string[]): Plugin {
  return changeCode('own-members', environments, changesAt);
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
