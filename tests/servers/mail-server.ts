import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** `raw` is the message as it came over the wire, a character for each byte. */
export type Delivery = { recipients: string[]; mail: Email; raw: string };

/**
 * A real SMTP server. `deliveries` holds the received emails; `refuse` sets the reply that it gives instead of taking an
 * email.
 */
export type MailServer = {
  url: string;
  port: number;
  deliveries: Delivery[];
  /** How many connections were opened so far. */
  connections(): number;
  refuse: (reply: { responseCode: number; message: string } | null) => void;
  /** Holds back its replies until `release`; `begun` resolves with the first email that is held. */
  hold(): { begun: Promise<void>; release(): void };
  /** Takes messages to these addresses and says so only after so many milliseconds, to a client that may have gone by then. */
  answerSlowly(addresses: readonly string[], milliseconds: number): void;
  /** The first delivery to this address, now or within ten seconds. */
  deliveryTo(address: string): Promise<Delivery>;
  stop(): Promise<void>;
};

export async function startMailServer(port = 0): Promise<MailServer> {
  const deliveries: Delivery[] = [];
  let refusal: { responseCode: number; message: string } | null = null;
  let begin = () => {};
  let released: Promise<void> | null = null;
  let connections = 0;
  const slow = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onConnect(_session, done) {
      connections++;
      done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (refusal) return done(Object.assign(new Error(refusal.message), refusal));
        begin();
        await released;
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        const message = Buffer.concat(chunks);
        const mail = await PostalMime.parse(message);
        deliveries.push({ recipients, mail, raw: message.toString('latin1') });
        setTimeout(done, Math.max(0, ...recipients.map((recipient) => slow.get(recipient) ?? 0)));
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const got = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${got}`,
    port: got,
    deliveries,
    connections: () => connections,
    refuse: (reply) => {
      refusal = reply;
    },
    hold() {
      const begun = Promise.withResolvers<void>();
      const held = Promise.withResolvers<void>();
      begin = begun.resolve;
      released = held.promise;
      return { begun: begun.promise, release: held.resolve };
    },
    answerSlowly(addresses, milliseconds) {
      for (const address of addresses) slow.set(address, milliseconds);
    },
    async deliveryTo(address) {
      for (let waited = 0; waited < 10_000; waited += 50) {
        const found = deliveries.find(({ recipients }) => recipients.includes(address));
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`no mail to ${address} arrived`);
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
