import type { ProactiveRule } from '../../contract/rules/rules';

/** Puts the agent's alias into an invitation's message; by no method that old pages replace with one of their own. */
export function fillAlias(message: string, agent: ProactiveRule['agent']): string {
  return message.split('{alias}').join(agent?.alias ?? '');
}
