/** Carries changes between the instances. It keeps nothing, and may lose some: the database has them all. */
export interface ChangeChannel {
  /** Bytes that one payload may have. */
  longestPayload: number;
  /** The shortest time between two payloads, milliseconds. */
  gatheringTime(instances: number): number;
  /** What is wrong, and which setting to look at, when its connection answers and delivers nothing. */
  deafness: { setting: string; message: string };
  /** Whether the database may be there while the channel isn't: it is polled then. */
  isApartFromDatabase: boolean;
  /** Sends a payload to every instance that listens, this one among them. */
  send(payload: string): Promise<void>;
  /** Listens, and connects again whenever the connection is lost. */
  listen(listener: Listener): Listening;
}

export interface Listener {
  onPayload(payload: string): void;
  /** Called for what no instance has sent, or one whose words this one can’t read. */
  onUnreadable(): void;
  /** Called for each new connection, which has missed what was sent before. */
  onListening(): void;
  /** Called when a connection is lost. */
  onLost(): void;
}

export interface Listening {
  /** Whether there is a connection and it answers. One that doesn't is made again. */
  answers(): Promise<boolean>;
  stop(): Promise<void>;
}
