import * as fc from 'fast-check';
import { deed } from '../../delivery/random/deed';
import { deedsOfConsoles } from '../../delivery/random/deeds-of-our-service';
import { deedsOfChats } from '../../delivery/random/deeds';
import { victims, type Cluster } from './cluster';

const longestPause = 1_500;
/** Milliseconds until what was killed comes back. */
const longestAway = 1_500;

/** What visitor and agents do, and what is killed meanwhile. */
export function deedsOfClusters(cluster: Cluster) {
  const pass = fc
    .nat(longestPause)
    .map((milliseconds) => deed(`pass ${milliseconds}`, ({ world }) => world.pass(milliseconds)));
  const kill = fc
    .tuple(fc.constantFrom(...victims), fc.nat(longestAway))
    .map(([victim, after]) => deed(`kill the ${victim} for ${after}`, () => cluster.kill(victim, after)));
  return [...deedsOfChats(), ...deedsOfChats(), ...deedsOfConsoles, pass, pass, pass, kill, kill, kill, kill];
}
