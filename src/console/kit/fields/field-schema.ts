/** The part of JSON Schema that fields are drawn from. */
export type FieldSchema = TextSchema | NumberSchema | FlagSchema | ListSchema | GroupSchema;

interface Described {
  /** The label. */
  title: string;
  /** Help beside the field. */
  description?: string;
}

export interface TextSchema extends Described {
  type: 'string';
  /** How it is typed; a line of text where there is none. */
  format?: 'longText' | 'email' | 'url' | 'picture' | 'color' | 'password' | 'time' | 'date' | 'timeZone';
  /** Pixels to which a picture is scaled down. */
  longestSide?: number;
  maxLength?: number;
  /** What may be chosen. */
  enum?: readonly string[];
  /** What choices are called; themselves where there is none. */
  enumTitles?: Readonly<Record<string, string>>;
  placeholder?: string;
}

export interface NumberSchema extends Described {
  type: 'number' | 'integer';
  minimum?: number;
  maximum?: number;
  step?: number;
  /** What is counted, behind the field. */
  unit?: string;
  /** A time, typed in minutes, hours or days and kept in this unit. */
  duration?: 'minutes' | 'hours' | 'days';
  /** May be left empty; then it means this. */
  emptyMeans?: string;
}

export interface FlagSchema extends Described {
  type: 'boolean';
}

/** Lines of text, or any of several choices where `items` names them. */
export interface ListSchema extends Described {
  type: 'array';
  items: Pick<TextSchema, 'type' | 'format' | 'maxLength' | 'placeholder' | 'enum' | 'enumTitles'>;
  maxItems?: number;
  /** What one of them is called, as in “Add address”. */
  itemTitle: string;
  /** What the button says that adds one, where the language can’t make it of the title. */
  addTitle?: string;
}

export interface GroupSchema extends Described {
  type: 'object';
  properties: Readonly<Record<string, FieldSchema>>;
}
