import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Attributes and properties that people read or hear. */
const spoken = ['title', 'label', 'aria-label', 'placeholder', 'alt', 'lead', 'action', 'description'];

/** The same in every language: the product’s name, keys, units, formats, names of settings and examples. */
const names = new Set(
  'ChatWidget n j k Esc s ms POST HTML SMTP_URL IMAP_URL REPLY_ADDRESS PUBLIC_URL MAIL_FROM cart.total shop.example'.split(
    ' ',
  ),
);

const source = fileURLToPath(new URL('.', import.meta.url));
const views = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.tsx'));

test('views say words of their room’s texts alone', () => {
  expect(views.length).toBeGreaterThan(50);
  expect(views.flatMap((path) => wordsIn(path, readFileSync(`${source}${path}`, 'utf8')))).toEqual([]);
});

test.each([
  ['<p>Loading…</p>', 'Loading…'],
  ['<Page title="Logs" />', 'Logs'],
  ['<Page title={isBot ? "Bots" : x} />', 'Bots'],
  ['<button aria-label={`Remove ${name}`} />', 'Remove {}'],
  ['<p>{isOn && "On"}</p>', 'On'],
  ['[{ title: "State", cell }]', 'State'],
])('%s would be found', (view, words) => {
  expect(wordsIn('a.tsx', `const drawn = ${view};`)).toEqual([`a.tsx:1 ${words}`]);
});

test.each([
  '<p class="quiet">· {texts.loading} 5 </p>',
  '<input type="text" value={`a ${b}`} />',
  '<b>ChatWidget</b>',
])('%s is no word', (view) => expect(wordsIn('a.tsx', `const drawn = ${view};`)).toEqual([]));

function wordsIn(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  function look(node: ts.Node, isSpoken: boolean) {
    const words = isSpoken || ts.isJsxText(node) ? wordsOf(node) : undefined;
    if (
      words !== undefined &&
      /\p{L}/u.test(words) &&
      !names.has(words.trim()) &&
      !words.startsWith('https://')
    )
      found.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${words.trim()}`);
    ts.forEachChild(node, (child) => look(child, isRead(node, child, isSpoken)));
  }
  look(file, false);
  return found;
}

/** Whether the child’s text is what a person reads: it passes through conditions, not into calls and comparisons. */
function isRead(node: ts.Node, child: ts.Node, isSpoken: boolean): boolean {
  if (ts.isJsxAttribute(node)) return child === node.initializer && spoken.includes(node.name.getText());
  if (ts.isPropertyAssignment(node))
    return child === node.initializer && spoken.includes(node.name.getText());
  if (ts.isJsxExpression(node))
    return isSpoken || ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent);
  if (ts.isConditionalExpression(node)) return isSpoken && child !== node.condition;
  if (ts.isParenthesizedExpression(node)) return isSpoken;
  if (ts.isBinaryExpression(node))
    return isSpoken && child === node.right && isJoining(node.operatorToken.kind);
  return false;
}

function isJoining(operator: ts.SyntaxKind): boolean {
  return [
    ts.SyntaxKind.AmpersandAmpersandToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.QuestionQuestionToken,
  ].includes(operator);
}

function wordsOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}
