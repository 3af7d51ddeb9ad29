/** What the header says of whom the visitor is talking to. */
export interface Presence {
  name: string;
  /** Whose photo or initials are shown beside; none: a drawing. */
  avatarName: string;
  avatarUrl?: string | undefined;
  line: string;
  /** Seconds until the first answer, as a rule: said ahead of the line. */
  answersIn?: number | undefined;
  /** An agent is there. */
  isHere?: boolean;
}
