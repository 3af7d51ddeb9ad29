import { connect, Events, StringCodec, type NatsConnection } from 'nats';
import type { Encryption } from '../../domain/ports';
import type { ChangeChannel, Listener, Listening } from '../changes/change-channel';
import type { Log } from '../log';

const subject = 'chat_widget.changes';
/** What payloads are encrypted for. */
const purpose = 'changes';
/** Milliseconds. Several changes of one case in this time become one. */
const gathering = 5;
/** A server takes 1 MB by default, and what is encrypted is a third longer. */
const longestPayload = 500_000;
/** Milliseconds. */
const longestAnswer = 3_000;
const pause = 1_000;
const options = {
  name: 'chat-widget',
  timeout: longestAnswer,
  pingInterval: 10_000,
  reconnectTimeWait: pause,
  maxReconnectAttempts: -1,
  // The client would else give up for good where its password is refused twice, as while the server’s users are being changed.
  ignoreAuthErrorAbort: true,
};

/** Which server, and under which keys instances encrypt what they tell each other. */
export interface NatsPlace {
  url: string;
  encryption: Pick<Encryption, 'encrypt' | 'decrypt'>;
}

/**
 * Carries changes over NATS, where instances share no lock. A service starts without it, too, and polls the database until NATS
 * is there. Ids of cases open chats, so payloads are encrypted: others who use the server neither read nor forge them.
 */
export function createNatsChannel({ url, encryption }: NatsPlace, log: Log): ChangeChannel {
  const text = StringCodec();
  let connection: NatsConnection | undefined;
  let isLost = false;

  function listen({ onPayload, onUnreadable, onListening, onLost }: Listener): Listening {
    let hasStopped = false;
    let isReported = false;
    let timer: NodeJS.Timeout | undefined;
    let isStrange = false;
    let opening = open();

    async function open(): Promise<void> {
      try {
        const made = await connect({ ...placeOf(url), ...options });
        connection = made;
        made.subscribe(subject, {
          callback: (error, { data }) => void (error ?? take(data)),
        });
        await made.flush();
        if (isReported) log.info({}, 'NATS is connected.');
        onListening();
        void follow(made);
      } catch (error) {
        if (!isReported)
          log.warn({ err: error }, 'NATS can’t be reached. The service polls the database until it can.');
        isReported = true;
        if (!hasStopped) timer = setTimeout(() => (opening = open()), pause).unref();
      }
    }
    function take(data: Uint8Array): void {
      const payload = read(data);
      if (payload !== undefined) return onPayload(payload);
      if (!isStrange)
        log.warn(
          { setting: 'SECRETS_KEY' },
          `Something on ${subject} can’t be read: not every instance has this SECRETS_KEY, or something else publishes there. The service looks into the database instead.`,
        );
      isStrange = true;
      onUnreadable();
    }
    /** The client connects again by itself, and subscribes again. */
    async function follow(made: NatsConnection): Promise<void> {
      for await (const { type } of made.status()) {
        if (type === Events.Disconnect) lose();
        if (type === Events.Reconnect) {
          isLost = false;
          onListening();
        }
      }
    }
    function lose() {
      // A server that refuses the password disconnects with each try.
      if (isLost) return;
      isLost = true;
      log.warn({}, 'The connection to NATS was lost; it is made again.');
      onLost();
    }
    return {
      answers: async () => connection !== undefined && !isLost && answersInTime(connection),
      async stop() {
        hasStopped = true;
        clearTimeout(timer);
        await opening;
        clearTimeout(timer);
        await connection?.close();
      },
    };
  }

  function read(data: Uint8Array): string | undefined {
    try {
      return encryption.decrypt(text.decode(data), purpose);
    } catch {
      return undefined;
    }
  }

  return {
    longestPayload,
    gatheringTime: () => gathering,
    isApartFromDatabase: true,
    deafness: {
      setting: 'PUBSUB_URL',
      message: `NATS doesn’t deliver what this instance publishes. Its user needs to publish and to subscribe to ${subject}.`,
    },
    async send(payload) {
      if (!connection || isLost) throw new Error('NATS is not connected.');
      connection.publish(subject, text.encode(encryption.encrypt(payload, purpose)));
      if (!(await answersInTime(connection))) throw new Error('NATS doesn’t answer.');
    },
    listen,
  };
}

async function answersInTime(connection: NatsConnection): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), longestAnswer);
  });
  const answered = connection.flush().then(
    () => true,
    () => false,
  );
  const isInTime = await Promise.race([answered, late]);
  clearTimeout(timer);
  return isInTime;
}

/** The client takes name and password beside the address, not in it. */
function placeOf(url: string) {
  const { protocol, host, username, password } = new URL(url);
  return {
    servers: host,
    ...(protocol === 'tls:' ? { tls: {} } : {}),
    ...(username && password
      ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
      : {}),
    ...(username && !password ? { token: decodeURIComponent(username) } : {}),
  };
}
