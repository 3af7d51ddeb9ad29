import type { ChatCase } from '../domain/cases/cases';
import type { Note } from '../domain/cases/notes';
import type { CaseChange, Change } from '../domain/ports';
import type { CannedReply } from '../domain/replies/canned-replies';
import type { Tables } from './store';

export interface TablesObserver {
  onChange(change: Change): void;
  /** A request is repeated whose change was committed before: the instance may have stopped before it published the change. */
  onRepeated(change: Change): void;
  onDelivery(): void;
}

/** The tables, reporting each change that somebody may wait for. */
export function observeTables(tables: Tables, observer: TablesObserver): Tables {
  return {
    ...tables,
    cases: observeCases(tables, observer),
    entries: observeEntries(tables, observer),
    notes: observeNotes(tables, observer),
    readMarks: observeReadMarks(tables, observer),
    agents: observeAgents(tables, observer),
    cannedReplies: observeReplies(tables, observer),
    teams: observeTeams(tables, observer),
    widgets: observeWidgets(tables, observer),
    outbox: observeOutbox(tables, observer),
    visitorRecords: observeVisitorRecords(tables, observer),
  };
}

function observeCases({ cases }: Tables, { onChange, onRepeated }: TablesObserver): Tables['cases'] {
  function reported<Answer extends ChatCase | undefined>(chat: Answer): Answer {
    if (chat) onChange(changeOf(chat));
    return chat;
  }
  return {
    ...cases,
    async add(chat, entries, startKey) {
      const outcome = await cases.add(chat, entries, startKey);
      if (outcome === 'added') reported(chat);
      return outcome;
    },
    async byStartKey(widgetId, startKey) {
      const started = await cases.byStartKey(widgetId, startKey);
      if (started) onRepeated(changeOf(started));
      return started;
    },
    async markAnswered(id, by) {
      const answered = await cases.markAnswered(id, by);
      reported(answered?.chat);
      return answered;
    },
    async handOver(id, to, at) {
      const before = await cases.get(id);
      const after = await cases.handOver(id, to, at);
      // First to those who lose it: what is published last is what memory keeps.
      if (before && after && before.widgetId !== after.widgetId)
        onChange({ ...changeOf(after), widgetId: before.widgetId });
      return reported(after);
    },
    close: async (id, by, at) => reported(await cases.close(id, by, at)),
    updateVisitor: async (id, changes) => reported(await cases.updateVisitor(id, changes)),
    update: async (id, changes) => reported(await cases.update(id, changes)),
  };
}

function changeOf({ id: caseId, widgetId, lastIndex, state }: ChatCase): CaseChange {
  return { kind: 'case', caseId, widgetId, lastIndex, state };
}

function observeEntries({ entries }: Tables, { onChange, onRepeated }: TablesObserver): Tables['entries'] {
  return {
    ...entries,
    async append(entry, options) {
      const appended = await entries.append(entry, options);
      if (!('entry' in appended)) return appended;
      const { outcome, widgetId, state } = appended;
      const { caseId, index: lastIndex, kind } = appended.entry;
      const change = { kind: 'case', caseId, widgetId, lastIndex, state } as const;
      const isForAgents = kind === 'visitor' || kind === 'note';
      if (outcome === 'repeated') onRepeated(change);
      else onChange(isForAgents ? { ...change, isForAgents } : change);
      return appended;
    },
  };
}

function observeNotes({ notes }: Tables, { onChange, onRepeated }: TablesObserver): Tables['notes'] {
  return {
    ...notes,
    async byMessage(caseId, messageId) {
      const note = await notes.byMessage(caseId, messageId);
      if (note) changesOf(note).forEach(onRepeated);
      return note;
    },
    async add(note) {
      await notes.add(note);
      changesOf(note).forEach(onChange);
    },
    async markMentionsRead(caseId, email) {
      await notes.markMentionsRead(caseId, email);
      onChange({ kind: 'mentions', email });
    },
  };
}

function changesOf({ caseId, number, unreadBy = [] }: Note): Change[] {
  return [
    { kind: 'note', caseId, number },
    ...unreadBy.map((email): Change => ({ kind: 'mentions', email })),
  ];
}

function observeReadMarks({ readMarks }: Tables, { onChange }: TablesObserver): Tables['readMarks'] {
  return {
    ...readMarks,
    async raise(email, widgetIds, marks) {
      const raised = await readMarks.raise(email, widgetIds, marks);
      for (const mark of raised) onChange({ kind: 'read', email, ...mark });
      return raised;
    },
  };
}

function observeAgents({ agents }: Tables, { onChange }: TablesObserver): Tables['agents'] {
  return {
    ...agents,
    async update(email, changes) {
      const agent = await agents.update(email, changes);
      if (agent) onChange({ kind: 'agent', email });
      return agent;
    },
    async setEmail(email, to, at) {
      const widgetIds = await agents.setEmail(email, to, at);
      if (widgetIds === 'exists') return widgetIds;
      for (const one of [email, to]) onChange({ kind: 'agent', email: one });
      for (const widgetId of widgetIds) onChange({ kind: 'widget', widgetId });
      return widgetIds;
    },
    async remove(email) {
      await agents.remove(email);
      onChange({ kind: 'agent', email });
    },
    async setStatus(email, change) {
      await agents.setStatus(email, change);
      onChange({ kind: 'agent', email });
    },
  };
}

function observeTeams({ teams }: Tables, { onChange }: TablesObserver): Tables['teams'] {
  async function report(id: string): Promise<void> {
    for (const widgetId of await teams.widgetsOf(id)) onChange({ kind: 'widget', widgetId });
  }
  return {
    ...teams,
    async setMembers(orgId, id, emails) {
      const members = await teams.setMembers(orgId, id, emails);
      await report(id);
      return members;
    },
    async addMember(orgId, id, email) {
      await teams.addMember(orgId, id, email);
      await report(id);
    },
  };
}

function observeReplies({ cannedReplies }: Tables, { onChange }: TablesObserver): Tables['cannedReplies'] {
  return {
    ...cannedReplies,
    async put(reply) {
      const outcome = await cannedReplies.put(reply);
      if (outcome === 'kept') onChange(changeOfReplies(reply));
      return outcome;
    },
    async remove(orgId, id) {
      const reply = await cannedReplies.get(orgId, id);
      await cannedReplies.remove(orgId, id);
      if (reply) onChange(changeOfReplies(reply));
    },
  };
}

function changeOfReplies({ orgId, ownerEmail }: CannedReply): Change {
  return { kind: 'cannedReplies', orgId, ...(ownerEmail === undefined ? {} : { email: ownerEmail }) };
}

function observeWidgets({ widgets }: Tables, { onChange }: TablesObserver): Tables['widgets'] {
  return {
    ...widgets,
    async add(widget, agents) {
      await widgets.add(widget, agents);
      onChange({ kind: 'widget', widgetId: widget.id });
    },
    async update(widget) {
      await widgets.update(widget);
      onChange({ kind: 'widget', widgetId: widget.id });
    },
    async setAgents(widgetId, agents) {
      await widgets.setAgents(widgetId, agents);
      onChange({ kind: 'widget', widgetId });
    },
    async setTeams(widgetId, teamIds) {
      await widgets.setTeams(widgetId, teamIds);
      onChange({ kind: 'widget', widgetId });
    },
    async remove(widgetId) {
      await widgets.remove(widgetId);
      onChange({ kind: 'widget', widgetId });
    },
    async putAgent(agent) {
      await widgets.putAgent(agent);
      onChange({ kind: 'widget', widgetId: agent.widgetId });
    },
    async removeAgent(widgetId, email) {
      await widgets.removeAgent(widgetId, email);
      onChange({ kind: 'widget', widgetId });
    },
  };
}

/** Reports each erased case as closed, so that consoles and polls drop it. */
function observeVisitorRecords(
  { visitorRecords }: Tables,
  { onChange }: TablesObserver,
): Tables['visitorRecords'] {
  return {
    ...visitorRecords,
    async erase(...scope) {
      const erased = await visitorRecords.erase(...scope);
      for (const { id: caseId, widgetId, lastIndex } of erased)
        onChange({ kind: 'case', caseId, widgetId, lastIndex, state: 'closed' });
      return erased;
    },
  };
}

function observeOutbox({ outbox }: Tables, { onDelivery }: TablesObserver): Tables['outbox'] {
  return {
    ...outbox,
    async add(delivery) {
      await outbox.add(delivery);
      onDelivery();
    },
    async addAll(deliveries) {
      await outbox.addAll(deliveries);
      if (deliveries.length > 0) onDelivery();
    },
    async redeliver(...delivery) {
      const isThere = await outbox.redeliver(...delivery);
      onDelivery();
      return isThere;
    },
  };
}
