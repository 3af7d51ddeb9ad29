import * as fc from 'fast-check';

/** A value as its JSON text, which can also hold what no JavaScript value holds: names twice, endless numbers. */
export type Tree =
  | { kind: 'object'; members: [name: string, value: Tree][] }
  | { kind: 'array'; items: Tree[] }
  | { kind: 'leaf'; json: string };

export function asTree(value: unknown): Tree {
  if (Array.isArray(value)) return { kind: 'array', items: value.map(asTree) };
  if (typeof value === 'object' && value !== null) {
    return { kind: 'object', members: Object.entries(value).map(([name, one]) => [name, asTree(one)]) };
  }
  return leaf(JSON.stringify(value));
}

export function writeJson(tree: Tree): string {
  switch (tree.kind) {
    case 'leaf':
      return tree.json;
    case 'array':
      return `[${tree.items.map(writeJson).join()}]`;
    case 'object':
      return `{${tree.members.map(([name, one]) => `${JSON.stringify(name)}:${writeJson(one)}`).join()}}`;
  }
}

/** As a query or a form; a text that isn't JSON stays as it is. */
export function writeForm(tree: Tree): string {
  const members = tree.kind === 'object' ? tree.members : [];
  return members.map(([name, one]) => `${escape(name)}=${escape(textOf(one))}`).join('&');
}

function textOf(tree: Tree): string {
  const json = writeJson(tree);
  return json.startsWith('"') ? (JSON.parse(json) as string) : json;
}

function escape(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}

function leaf(json: string): Tree {
  return { kind: 'leaf', json };
}

const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'length',
  '',
  '\0',
  '$ne',
  'a[b]',
  'x'.repeat(300),
];
const texts = [
  '',
  ' ',
  '\0',
  'x\0y',
  '\ud800',
  'a\udfffb',
  '\ufeff\u202e\u2028',
  '%00%E4%',
  '[]',
  '{}',
  '-1',
  '99',
  '1e99',
  '0x10',
  'NaN',
  'true',
  'null',
  'a@b',
  'a@x.example\r\nBcc: b@x.example',
  "'; drop table cases; --",
  '<script>alert(1)</script>',
  '/NIC Maya',
  'javascript:alert(1)',
  'http://127.0.0.1/',
  'https://[::1',
  '../../../etc/passwd',
  '2026-02-30',
  '25:61 PM',
  'x'.repeat(101),
  '💬'.repeat(60),
  'e\u0301'.repeat(200),
  'x'.repeat(11_000),
];
const tokens = [
  'null',
  'true',
  'false',
  '0',
  '-0',
  '-1',
  '1e400',
  '-1e-400',
  '0.1',
  '9007199254740993',
  '123456789012345678901234567890',
  '[]',
  '{}',
  '[[[]]]',
  '{"__proto__":{"isAdministrator":true}}',
  '{"constructor":{"prototype":{"orgId":1}}}',
  '{"length":1e9}',
  '"\\u0000"',
  '"\\ud83d"',
];
/** Nothing that could be a number of seconds to hold an answer. */
function isNoWait(text: string) {
  return !/^\s*0*[1-9]\d?\s*$/.test(text);
}
const anyText = fc.string({ unit: 'binary', maxLength: 60 }).filter(isNoWait);

export const oddText = fc.oneof(fc.constantFrom(...texts), anyText);
const oddValue = fc.oneof(
  fc.constantFrom(...tokens),
  oddText.map((text) => JSON.stringify(text)),
  fc.json({ maxDepth: 3 }).filter(isNoWait),
);

const change = fc.record({
  at: fc.nat(10_000),
  how: fc.constantFrom('replace', 'replace', 'replace', 'drop', 'repeat', 'rename', 'add', 'nest', 'many'),
  value: oddValue,
  name: fc.constantFrom(...names),
  depth: fc.constantFrom(1, 20, 5_000, 30_000),
});
export type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** Changes of a tree, some places at a time, so that most of it is still what the service takes. */
export const changes = fc.array(change, { minLength: 1, maxLength: 4 });

export function mutate(tree: Tree, by: Change[]): Tree {
  return by.reduce(changed, tree);
}

function changed(tree: Tree, { at, how, value, name, depth }: Change): Tree {
  const place = at % count(tree);
  return replaceAt(tree, place, (old) => {
    switch (how) {
      case 'drop':
        return [];
      case 'repeat':
        return [old, leaf(value)];
      case 'rename':
        return old.kind === 'object' ? [{ ...old, members: old.members.map(([, one]) => [name, one]) }] : [];
      case 'add':
        return old.kind === 'object'
          ? [{ ...old, members: [...old.members, [name, leaf(value)]] }]
          : [leaf(value)];
      case 'nest':
        return [leaf('['.repeat(depth) + writeJson(old) + ']'.repeat(depth))];
      case 'many':
        return [{ kind: 'array', items: Array.from({ length: 600 }, () => old) }];
      default:
        return [leaf(value)];
    }
  });
}

function count(tree: Tree): number {
  return 1 + childrenOf(tree).reduce((sum, child) => sum + count(child), 0);
}

function childrenOf(tree: Tree): Tree[] {
  if (tree.kind === 'array') return tree.items;
  return tree.kind === 'object' ? tree.members.map(([, one]) => one) : [];
}

/** The tree with what is at that place, counted from its top, become as many others as `become` answers. */
function replaceAt(tree: Tree, place: number, become: (old: Tree) => Tree[]): Tree {
  if (place === 0) return become(tree)[0] ?? leaf('');
  let left = place - 1;
  function through(child: Tree): Tree[] {
    const size = count(child);
    const isHere = left >= 0 && left < size;
    const inside = left;
    left -= size;
    if (!isHere) return [child];
    return inside === 0 ? become(child) : [replaceAt(child, inside, become)];
  }
  if (tree.kind === 'array') return { kind: 'array', items: tree.items.flatMap(through) };
  if (tree.kind === 'leaf') return tree;
  const members = tree.members.flatMap(([name, one]) =>
    through(one).map((child): [string, Tree] => [name, child]),
  );
  return { kind: 'object', members };
}
