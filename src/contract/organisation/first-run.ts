/** What a service that has no organisation yet is set up with, on the wire at `/api/console/setup`. */
export interface FirstRun {
  /** Out of the link that the service printed at its start. */
  token: string;
  organisation: string;
  /** Of the administrator. */
  name: string;
  email: string;
  password: string;
  /** What the first widget is called. */
  widget: string;
}

export interface FirstRunResult {
  widgetId: string;
}
