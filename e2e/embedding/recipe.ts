import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('../../docs/embedding.md', import.meta.url), 'utf8');

/** The first piece of code in that language under a heading of `docs/embedding.md`. */
export function recipe(heading: string, language: string): string {
  const section = new RegExp(`^#+ ${heading}$([\\s\\S]*?)(?=^#)`, 'm').exec(`${text}\n#`)?.[1] ?? '';
  const code = new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'm').exec(section)?.[1];
  if (code === undefined) throw new Error(`There is no ${language} under "${heading}".`);
  return code;
}
