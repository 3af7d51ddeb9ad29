/** Browser callbacks: names, parameters and constants. Section "Browser callbacks" of the interface. */

export type BoxType =
  | 'chatManual'
  | 'intelliPrechat'
  | 'offline'
  | 'prechat'
  | 'proactive'
  | 'proactiveInvite';
export type ChatType = 'manual' | 'proactive';
export type OnlineStatus = 'online' | 'offline';

/** Parameters of each callback, in order. A function may take fewer of them. */
export interface CallbackParameters {
  /** A close button is clicked; not fired for a close by code. */
  Close: [type: 'form' | 'chat' | 'proactive', status: OnlineStatus];
  /** The visitor receives an agent's message; not fired for replayed history or system entries. */
  ChatMessageReceived: [agent: string, msg: string];
  ChatMessageSent: [msg: string];
  /** The visitor submits an offline message. */
  MessageSubmit: [email: string, msg: string];
  /** `isMinimized` is the state after the click. */
  Minimize: [isMinimized: boolean, chatType: ChatType, boxType: BoxType];
  /** The chat form opens, by click or by call. */
  Open: [status: OnlineStatus];
  /** A proactive invitation is shown; StartChat follows when the visitor replies. */
  OpenProactive: [agent: string, msg: string];
  StartChat: [email: string, msg: string, type: ChatType];
  StartCallme: [phone: string];
  SwitchWidget: [newWidgetId: string];
  InlineButtonClicked: [options: { botName: string; buttonLabel: string; buttonValue: string }];
  /** Fires together with the start of any post-chat flow. */
  ChatEnded: [options: { endedByUser: boolean }];
}

export type CallbackName = keyof CallbackParameters;

export const callbackNames = [
  'Close',
  'ChatMessageReceived',
  'ChatMessageSent',
  'MessageSubmit',
  'Minimize',
  'Open',
  'OpenProactive',
  'StartChat',
  'StartCallme',
  'SwitchWidget',
  'InlineButtonClicked',
  'ChatEnded',
] as const satisfies CallbackName[];

/** `ChatWidget.callbacks`: every name as a constant, for example `CHAT_ENDED`. */
export type CallbackConstants = { readonly [Name in CallbackName as Constant<Name>]: Name };

/** `ChatEnded` → `CHAT_ENDED` */
type Constant<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${Uppercase<First>}${Tail<Rest>}`
  : '';
type Tail<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${Uppercase<First>}${Tail<Rest>}`
    : `_${First}${Tail<Rest>}`
  : '';

export const callbackConstants = Object.fromEntries(
  callbackNames.map((name) => [name.replace(/\B[A-Z]/g, '_$&').toUpperCase(), name]),
) as CallbackConstants;

export type Callback<Name extends CallbackName> = (...parameters: CallbackParameters[Name]) => unknown;

/** The text itself if it names a callback in some spelling (`StartCallMe`); for every other text, the names there are. */
export type CallbackSpelling<Text extends string> = Text extends string
  ? Key<Text> extends Key<CallbackName>
    ? Text
    : CallbackName
  : never;

/** The callback that a spelling names: `StartCallme` for `StartCallMe`. */
export type SpelledCallback<Text extends string> = Text extends string
  ? { [Name in CallbackName]: Key<Text> extends Key<Name> ? Name : never }[CallbackName]
  : never;

/** `ChatEnded`, `chatended` and `CHAT_ENDED` are one name. */
type Key<Text extends string> = Text extends `${infer First}_${infer Rest}`
  ? Key<`${First}${Rest}`>
  : Lowercase<Text>;
