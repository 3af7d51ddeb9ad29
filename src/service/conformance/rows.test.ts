import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { decisions } from './decisions';
import { tables } from './rows';

/** What this reads of a syntax tree. */
interface Node {
  type: string;
  name?: string;
  value?: unknown;
  id?: Node;
  init?: Node;
  callee?: Node;
  object?: Node;
  property?: Node;
  expression?: Node;
  arguments?: Node[];
  elements?: Node[];
  quasis?: { value: { cooked: string } }[];
}

const folders = [new URL('../', import.meta.url), new URL('../../contract/', import.meta.url)];
const names = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => namesIn(readFileSync(new URL(file, folder), 'utf8'))),
);

test('every row of the tables of the interface has a test with its name', () => {
  const rows = Object.entries<readonly string[]>(tables).flatMap(([table, of]) =>
    of.map((row) => ({ table, row })),
  );
  expect(rows.length).toBeGreaterThan(200);
  const without = rows.filter(({ table, row }) => !names.some((titles) => isOf(titles, table, row)));
  expect(without.map(({ table, row }) => `${table} › ${row}`)).toEqual([]);
});

test('every decision has the test that is named beside it', () => {
  const titles = names.map((path) => path.at(-1) ?? '');
  const shown = Object.values(decisions).flatMap((statements) => Object.values(statements));
  expect(shown.filter((title) => !titles.some((one) => one.endsWith(title)))).toEqual([]);
});

test('a name is read from the tests of a file, each row of a table of them by itself', () => {
  const file = `
    describe('Errors', () => {
      test.each<[number, string]>([[400, 'of a kind'], [401, other]])('%i is %s', () => {});
      const kinds = ['one'] as const;
      test.each(kinds)('kind %s', () => {});
      describe.skipIf(x)('deep', () => test('it', async () => {}));
    });`;
  expect(namesIn(file)).toEqual([
    ['Errors', '400 is of a kind'],
    ['Errors', '401 is …'],
    ['Errors', 'kind one'],
    ['Errors', 'deep', 'it'],
  ]);
  expect(isOf(['Errors', '400 is of a kind'], 'Errors', '400')).toBe(true);
  expect(isOf(['Errors', '4001'], 'Errors', '400')).toBe(false);
  expect(isOf(['Other', '400'], 'Errors', '400')).toBe(false);
  expect(isOf(['Widget', 'agents[0].agentId is lost'], 'Widget', 'agentId')).toBe(true);
});

/** Behind the table's name, or below it, is a title that begins with the row's, or with a path that ends in it. */
function isOf(titles: string[], table: string, row: string): boolean {
  const parts = titles.flatMap((title) => title.split(': '));
  const at = parts.indexOf(table);
  const below = at < 0 ? [] : parts.slice(at + 1);
  return below.some((title) => beginsWith(title, row) || beginsWith(lastOf(title), row));
}

function beginsWith(title: string, row: string): boolean {
  return title.startsWith(row) && !/^\w/.test(title.slice(row.length));
}

function lastOf(title: string): string {
  return title.replace(/^\S+\./, '');
}

/** The titles that lead to each test of a file, as vitest would name it. */
function namesIn(text: string): string[][] {
  const { program, errors } = parseSync('names.test.ts', text);
  if (errors.length > 0) throw new Error(errors[0]?.message);
  return walk(program as unknown as Node, [], constantsIn(program));
}

function walk(node: Node, above: string[], constants: Map<string, Node>): string[][] {
  const { type, callee, arguments: given = [] } = node;
  const what = type === 'CallExpression' && callee ? kindOf(callee) : undefined;
  const title = given[0] && textOf(given[0]);
  if (!what || !callee || title === undefined) {
    return childrenOf(node).flatMap((child) => walk(child, above, constants));
  }
  return titlesOf(callee, title, constants).flatMap((name) =>
    what === 'test'
      ? [[...above, name]]
      : given.slice(1).flatMap((body) => walk(body, [...above, name], constants)),
  );
}

/** `test`, `test.each(…)`, `describe.skipIf(…)` and the like. */
function kindOf({ type, name, callee, object }: Node): 'test' | 'describe' | undefined {
  if (type === 'Identifier') return name === 'test' || name === 'describe' ? name : undefined;
  const inner = type === 'CallExpression' ? callee : object;
  return inner && kindOf(inner);
}

function titlesOf(callee: Node, title: string, constants: Map<string, Node>): string[] {
  const isEach = callee.callee?.property?.name === 'each';
  const [table] = isEach ? (callee.arguments ?? []) : [];
  const given = table && (constants.get(table.name ?? '') ?? table);
  const rows = given && asLiteral(given).elements;
  if (!rows) return [title];
  return rows.map((row) => {
    const cells = (asLiteral(row).elements ?? [row]).map((cell) => textOf(cell) ?? '…');
    return title.replace(/%[sijd]/g, () => cells.shift() ?? '…');
  });
}

function constantsIn(node: object): Map<string, Node> {
  const { type, id, init } = node as Node;
  const own: [string, Node][] = type === 'VariableDeclarator' && id?.name && init ? [[id.name, init]] : [];
  return new Map([...own, ...childrenOf(node).flatMap((child) => [...constantsIn(child)])]);
}

/** Without `as const` and the like. */
function asLiteral(node: Node): Node {
  return node.type.startsWith('TS') && node.expression ? asLiteral(node.expression) : node;
}

function textOf(node: Node): string | undefined {
  const { type, value, quasis } = asLiteral(node);
  if (type === 'Literal') return String(value);
  return type === 'TemplateLiteral' ? quasis?.map((part) => part.value.cooked).join('…') : undefined;
}

function childrenOf(node: object): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value);
}
