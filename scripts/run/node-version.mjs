const needed = [20, 19];

/** Stops with a sentence a person can act on when this Node is older than the project needs. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return;
  process.stderr.write(
    `ChatWidget needs Node ${needed.join('.')} or newer; this is Node ${version}.\n` +
      'Install a current Node from https://nodejs.org and run the command again.\n',
  );
  process.exit(1);
}
