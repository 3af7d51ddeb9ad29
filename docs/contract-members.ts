import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

export interface Member {
  name: string;
  parameters: string[];
}

/** The methods of the object, in the contract's own words; deprecated ones apart. */
export function contractMethods(): { methods: Member[]; deprecated: Member[] } {
  const text = readSource('object/chat-widget.ts');
  const methods = membersOf(text, 'ChatWidget').flatMap(({ type, key, params = [], start }) => {
    if (type !== 'TSMethodSignature') return [];
    const isDeprecated = text.slice(0, start).trimEnd().endsWith('@deprecated Accepted, does nothing. */');
    return [{ isDeprecated, name: key.name, parameters: params.map(({ name = '' }) => name) }];
  });
  return {
    methods: methods.filter(({ isDeprecated }) => !isDeprecated).map(withoutMark),
    deprecated: methods.filter(({ isDeprecated }) => isDeprecated).map(withoutMark),
  };
}

/** Every callback with the names of its parameters. */
export function contractCallbacks(): Member[] {
  return membersOf(readSource('object/callbacks.ts'), 'CallbackParameters').map(
    ({ key, typeAnnotation }) => ({
      name: key.name,
      parameters: (typeAnnotation?.typeAnnotation?.elementTypes ?? []).map(({ label }) => label?.name ?? ''),
    }),
  );
}

/** What these tests read of a syntax tree. */
interface Node {
  type: string;
  start: number;
  key: { name: string };
  name?: string;
  params?: Node[];
  id?: { name: string };
  declaration?: Node;
  body?: { body: Node[] };
  label?: { name: string };
  typeAnnotation?: { typeAnnotation?: { elementTypes?: Node[] } };
}

function withoutMark({ name, parameters }: Member): Member {
  return { name, parameters };
}

function membersOf(text: string, interfaceName: string): Node[] {
  const nodes = parseSync('contract.ts', text).program.body as unknown as Node[];
  const found = nodes.map((node) => node.declaration ?? node).find(({ id }) => id?.name === interfaceName);
  if (!found?.body) throw new Error(`The contract has no interface ${interfaceName}.`);
  return found.body.body;
}

function readSource(file: string): string {
  return readFileSync(new URL(`../src/contract/${file}`, import.meta.url), 'utf8');
}
