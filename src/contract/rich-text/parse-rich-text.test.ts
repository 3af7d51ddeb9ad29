import { describe, expect, test } from 'vitest';
import { parseRichText, type RichNode } from './parse-rich-text';

function show(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const { tag, href, children } = node as { tag?: string; href?: string; children: RichNode[] };
      return tag === 'br' ? '[br]' : `[${href === undefined ? tag : `a ${href}`}:${show(children)}]`;
    })
    .join('');
}

describe('what a message may hold becomes nodes', () => {
  test.each([
    ['one<br>two<BR/>three', 'one[br]two[br]three'],
    ['<b>a</b> <strong>b</strong> <i>c</i> <em>d</em> <u>e</u>', '[b:a] [strong:b] [i:c] [em:d] [u:e]'],
    ['<ul> <li>one</li>\n<li>two</li></ul>', '[ul:[li:one][li:two]]'],
    ['<p style="color:red">hello</p>', '[p:hello]'],
    [
      '<a href="https://a.example/?x=1&amp;y=2" target="_blank">here</a>',
      '[a https://a.example/?x=1&y=2:here]',
    ],
    ["<a href='tel:+4930123'>call</a>", '[a tel:+4930123:call]'],
    ['<a href=mailto:a@b.example>write</a>', '[a mailto:a@b.example:write]'],
    ['1 &lt; 2 &amp;&amp; &#51; &gt; &#x32;&nbsp;!', '1 < 2 && 3 > 2\u00a0!'],
    ['<b>never closed', '[b:never closed]'],
    ['<b><i>crossed</b> over', '[b:[i:crossed]] over'],
    ['', ''],
  ])('%s', (text, expected) => {
    expect(show(parseRichText(text))).toBe(expected);
  });
});

describe('bare links are found', () => {
  test.each([
    ['see https://a.example/b?c=d#e.', 'see [a https://a.example/b?c=d#e:https://a.example/b?c=d#e].'],
    ['(https://en.example/wiki/A_(b))', '([a https://en.example/wiki/A_(b):https://en.example/wiki/A_(b)])'],
    ['www.a.example, please', '[a https://www.a.example:www.a.example], please'],
    ['mail jo.b+x@mail.a.example!', 'mail [a mailto:jo.b+x@mail.a.example:jo.b+x@mail.a.example]!'],
    ['<a href="https://a.example">https://b.example</a>', '[a https://a.example:https://b.example]'],
    ['see https://a.example/\u202egpj.exe', 'see [a https://a.example/:https://a.example/]\u202egpj.exe'],
    ['not a link: a.b, x@y, http://', 'not a link: a.b, x@y, http://'],
  ])('%s', (text, expected) => {
    expect(show(parseRichText(text))).toBe(expected);
  });
});

describe('everything else stays text, character for character', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '<b onclick=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java\tscript:alert(1)">x</a>',
    '<a href=" jAvAsCrIpT&#58;alert(1)">x</a>',
    '<a href="data:text/html,hi">x</a>',
    '<a href="vbscript:x">x</a>',
    '<a href="//evil">x</a>',
    '<a href="/relative">x</a>',
    '<iframe srcdoc=x>',
    '<math><mtext></math>',
    '<style>*{}</style>',
    '</b>',
    '<',
    '<>',
    '< b>',
    '<b',
    '<<b',
    '<!-- x -->',
    '<p id="x">',
  ])('%s', (text) => {
    const shown = show(parseRichText(text));
    expect(shown).toBe(text);
  });

  test('a link inside a link is text', () => {
    expect(show(parseRichText('<a href="https://a.example">x<a href="https://b.example">y</a>'))).toBe(
      '[a https://a.example:x<a href="https://b.example">y]',
    );
  });

  test('deep nesting stops being markup, so that drawing it cannot overflow', () => {
    const shown = show(parseRichText('<b>'.repeat(5000)));
    expect(shown.match(/\[b:/g)).toHaveLength(12);
  });
});

test('reads hostile input in linear time', () => {
  for (const part of ['<', '<a ', '<a href="', '&#', 'www.', 'a@', '(', 'http://a)', '<b x=']) {
    // Long enough that reading it in quadratic time would run into the test's own limit.
    expect(parseRichText(part.repeat(300_000 / part.length)), part).not.toEqual([]);
  }
});
