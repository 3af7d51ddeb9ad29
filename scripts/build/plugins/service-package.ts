import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface ProjectManifest {
  version: string;
  license: string;
  repository?: unknown;
  engines: unknown;
  dependencies: Record<string, string>;
}

/** Makes the folder above the built service a package with a command: `npm pack ./dist` has service, widget and console. */
export function servicePackage(): Plugin {
  return {
    name: 'service-package',
    writeBundle({ dir = '' }) {
      const root = join(dir, '..');
      writeFileSync(join(root, 'package.json'), `${JSON.stringify(manifest(dir), null, 2)}\n`);
      copyFileSync('LICENSE', join(root, 'LICENSE'));
      copyFileSync('CHANGELOG.md', join(root, 'CHANGELOG.md'));
      writeFileSync(join(root, 'README.md'), readme);
    },
  };
}

function manifest(dir: string) {
  const { version, license, repository, engines, dependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  ) as ProjectManifest;
  const imported = importedBy(dir);
  return {
    name: 'chat-widget-service',
    version,
    description: 'The live chat service behind ChatWidget, with its widget and console.',
    keywords: ['chat', 'live-chat', 'support', 'self-hosted'],
    license,
    repository,
    type: 'module',
    bin: { 'chat-widget-service': './service/cli.js' },
    files: ['service', 'widget', 'console', 'CHANGELOG.md', 'sbom.json'],
    engines,
    dependencies: Object.fromEntries(Object.entries(dependencies).filter(([name]) => imported.has(name))),
  };
}

/** Names of the packages that the built files import. */
function importedBy(dir: string): Set<string> {
  const names = new Set<string>();
  for (const file of readdirSync(dir).filter((name) => name.endsWith('.js'))) {
    const lines = readFileSync(join(dir, file), 'utf8').split('\n');
    const code = lines.filter((line) => !/^\s*(\*|\/\/)/.test(line)).join('\n');
    for (const [, specifier = ''] of code.matchAll(
      /(?:\bfrom|\bimport|\bimport\(|\brequire\()\s*["']([^"'.][^"']*)["']/g,
    ))
      names.add(specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'));
  }
  return names;
}

const readme = `# chat-widget-service

The live chat service of ChatWidget: the widget's script, the visitor chat API and the agents' console in one Node process, with an embedded
PostgreSQL.

It is in no registry: install the file that \`npm pack ./dist\` makes in ChatWidget's repository.

\`\`\`sh
npm install ./chat-widget-service-0.1.0.tgz
DATA_DIR=./data npx chat-widget-service
DATA_DIR=./data npx chat-widget-service admin help
\`\`\`

The first start prints a link at which you set up the first organisation. The documentation of ChatWidget describes the settings, which are
environment variables; where it says \`npm run admin --\`, run \`npx chat-widget-service admin\`.
`;
