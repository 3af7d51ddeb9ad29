/** What a page of the customer says about the widget, on the wire at `/api/console/widgets/{id}/install-check`. */
export interface InstallCheck {
  /** Where the page was in the end. */
  url: string;
  findings: InstallFinding[];
}

/** `mend`: the widget does not work on the page until it is mended; `note`: it may matter. */
export interface InstallFinding {
  level: 'good' | 'mend' | 'note';
  text: string;
  /** What to add, for example a directive. */
  add?: string;
}
