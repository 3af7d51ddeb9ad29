/** How far an agent has read a case. */
export interface ReadMark {
  caseId: string;
  /** Index of the last entry that they have read. */
  lastIndex: number;
}

export interface ReadMarks {
  /** By case, how far the agent has read it; a case that they have not read is left out. */
  of(email: string, caseIds: string[]): Promise<Map<string, number>>;
  /** Raises the marks of cases of these widgets, never beyond their last entry; returns those that were lower before. */
  raise(email: string, widgetIds: string[], marks: ReadMark[]): Promise<ReadMark[]>;
}
