import type { NamedValue } from '../../../../operations/parts';
import type { CaseSummary } from '../../../../operations/console/cases';
import type { Annotations } from '../../../../operations/console/inbox/annotations';
import type { NewSnooze } from '../../../../operations/console/inbox/put-aside';
import { namesTimeZone } from '../../../../contract/hours/zoned-time';
import type { Agent } from '../../agents/agents';
import { invalidParameter } from '../../failure';
import { createAnnotating, type AnnotatingPorts } from './annotating';
import type { OpenedCases } from './opened-cases';
import { createPutAside, type PutAsidePorts } from './put-aside';

export type CaseSortingPorts = AnnotatingPorts & PutAsidePorts;

/** How an agent sorts cases: labels and variables, done and snoozed chats. */
export function createCaseSorting(ports: CaseSortingPorts, { open, summaryOf }: OpenedCases) {
  const annotating = createAnnotating(ports);
  const putAside = createPutAside(ports);
  return {
    async annotate(agent: Agent, caseId: string, list: Annotations, given: NamedValue): Promise<CaseSummary> {
      const { chat, widget } = await open(agent, caseId);
      return summaryOf(await annotating.put(agent, chat.id, list, given), widget);
    },

    async removeAnnotation(
      agent: Agent,
      caseId: string,
      list: Annotations,
      name: string,
    ): Promise<CaseSummary> {
      const { chat, widget } = await open(agent, caseId);
      return summaryOf(await annotating.remove(agent, chat.id, list, name), widget);
    },

    async setDone(agent: Agent, caseId: string, isDone: boolean): Promise<CaseSummary> {
      const { chat, widget, shownAs } = await open(agent, caseId);
      const by = { email: agent.email, alias: agent.name || shownAs.alias };
      return summaryOf((await putAside.setDone(agent, chat, by, isDone)) ?? chat, widget);
    },

    async snooze(agent: Agent, caseId: string, snooze: NewSnooze): Promise<CaseSummary> {
      const { chat, widget, shownAs } = await open(agent, caseId);
      const alias = shownAs.alias || agent.name;
      return summaryOf((await putAside.snooze(agent, chat.id, alias, snooze)) ?? chat, widget);
    },

    async wake(agent: Agent, caseId: string): Promise<CaseSummary> {
      const { chat, widget } = await open(agent, caseId);
      return summaryOf((await putAside.wake(agent, chat.id)) ?? chat, widget);
    },

    async morning(agent: Agent, caseId: string, timeZone: string): Promise<{ morning: number }> {
      if (!namesTimeZone(timeZone)) throw invalidParameter('timezone', 'must be a zone like Europe/Berlin');
      const { widget } = await open(agent, caseId);
      return { morning: putAside.morning(widget.schedule, timeZone) };
    },
  };
}
