import { parseSync, type Plugin } from 'vite';
import { languageNames } from '../../../src/console/kit/frame/language-choice.ts';

const languages = Object.keys(languageNames);
const isOfWords = /\/words\/[^/]+\.ts$/;

/**
 * Gives each language of the console a copy of the modules in folders named `words/`, with its own words alone. The tables of
 * texts (`texts.ts`, `texts.de.ts`, …) import them, so that a page downloads the words of one language.
 */
export function wordsByLanguage(): Plugin {
  return {
    name: 'words-by-language',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer || !(source.includes('/words/') || isOfWords.test(pathOf(importer)))) return undefined;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      if (!resolved || !isOfWords.test(resolved.id)) return undefined;
      const language = languageOf(importer);
      if (!language)
        this.error(
          `${importer} imports ${source}: only texts.ts and its translations may, or every language is loaded.`,
        );
      return `${resolved.id}?language=${language}`;
    },
    transform(code, id) {
      const language = isOfWords.test(pathOf(id)) && languageOf(id);
      return language ? { code: inOneLanguage(code, language), map: null } : undefined;
    },
  };
}

/** Returns the module with objects that have a member for each language left with one. */
export function inOneLanguage(code: string, language: string): string {
  let kept = '';
  let end = 0;
  for (const { object, member } of objectsByLanguage(parseSync('words.ts', code).program, language)) {
    kept += `${code.slice(end, object.start)}{ ${code.slice(member.start, member.end)} }`;
    end = object.end;
  }
  return kept + code.slice(end);
}

interface Span {
  type?: string;
  start: number;
  end: number;
}

function objectsByLanguage(node: unknown, language: string): { object: Span; member: Span }[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, properties } = node as { type?: string; properties?: (Span & { key?: { name?: string } })[] };
  if (type === 'ObjectExpression' && properties) {
    const names = properties.map(({ key }) => key?.name);
    const member = properties[names.indexOf(language)];
    if (member && languages.every((name) => names.includes(name))) return [{ object: node as Span, member }];
  }
  return Object.values(node).flatMap((child) => objectsByLanguage(child, language));
}

/** Returns the language that is asked for in an address of this plugin, or that a table of texts is in. */
function languageOf(id: string): string | undefined {
  const asked = /\?language=(\w+)$/.exec(id)?.[1];
  const table = /\/texts(?:\.(\w+))?\.ts$/.exec(id);
  return asked ?? (table ? (table[1] ?? 'en') : undefined);
}

function pathOf(id: string): string {
  return id.split('?')[0] ?? id;
}
