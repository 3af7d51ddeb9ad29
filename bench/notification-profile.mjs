import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Whose functions, with all that they call, are for notifications. */
const ofNotifications = new Set([
  'src/service/storage/changes/shared-pub-sub.ts',
  'src/service/storage/changes/hearing.ts',
  'src/service/storage/postgres/postgres-channel.ts',
]);
/** Its `run` has no other caller, and goes on by itself behind each wait. */
const pool = 'src/service/storage/postgres/connect-pool.ts';
/** An instance alone tells itself the same. */
const inProcess = 'src/service/storage/changes/in-process-pub-sub.ts';
/** Everybody's: each part is taken to have as much of them as of the rest. */
const shared = new Set(['(root)', '(program)', '(idle)', '(garbage collector)']);
/** So, too: what they wake runs in their place, and the sample that was due then is counted for them. */
for (const name of ['writev', 'writeBuffer', 'writeString', 'writeUtf8String', 'writeLatin1String'])
  shared.add(name);

/**
 * Of the time that instances run, the parts that go to send changes to the others, and to hear and act on theirs. It counts
 * samples, not the time between them, in which another process may have run. What the socket itself takes counts for nobody.
 */
export function notificationParts(profiles) {
  const parts = { sent: 0, heard: 0, other: 0 };
  for (const { nodes } of profiles) {
    const byId = new Map(nodes.map((node) => [node.id, node]));
    function count({ callFrame, hitCount, children = [] }, above) {
      const part = partOf(callFrame, above);
      if (!shared.has(callFrame.functionName)) parts[part] += hitCount;
      for (const id of children) count(byId.get(id), part);
    }
    count(nodes[0], 'other');
  }
  const all = parts.sent + parts.heard + parts.other;
  return { sent: parts.sent / all, heard: parts.heard / all };
}

function partOf(callFrame, above) {
  // Of `pg`, whose other connections get none.
  if (callFrame.functionName === '_handleNotification') return 'heard';
  const source = sourceOf(callFrame);
  if (above === 'sent' && source === inProcess) return 'other';
  if (above !== 'other') return above;
  const isTheirs = ofNotifications.has(source) || (source === pool && callFrame.functionName === 'run');
  return isTheirs ? 'sent' : 'other';
}

const linesOf = new Map();

/** The file of that function, which the build names in a line of its own before its code. */
function sourceOf({ url, lineNumber }) {
  if (!url.includes('/dist/service/')) return undefined;
  if (!linesOf.has(url)) linesOf.set(url, readFileSync(fileURLToPath(url), 'utf8').split('\n'));
  const lines = linesOf.get(url);
  for (let at = lineNumber; at >= 0; at--) {
    const named = /^\/\/(?:#region)? ?((?:src|node_modules)\/\S+)$/.exec(lines[at]);
    if (named) return named[1];
  }
  return undefined;
}
