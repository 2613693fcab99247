/** One connection to a broadcast server, with one channel on it. */
export type Line = {
  /** Resolves once the server has the text, and rejects where it has not. */
  publish(text: string): Promise<void>;
  /** Resolves once the server has answered. */
  ask(): Promise<void>;
  /** Ends at once: a text that is under way is rejected. */
  end(): void;
};

export type LineOptions = {
  url: URL;
  channel: string;
  /** Milliseconds that opening may take. */
  longest: number;
  onText(text: string): void;
  /** Called when the connection is gone, also after `end`. */
  onLost(error: Error): void;
};

/** @throws LineRefusal where the server answers and does not let us in */
export type OpenLine = (options: LineOptions) => Promise<Line>;

/** The server answers, and no further try would help: a wrong password, a missing right, another kind of server. */
export class LineRefusal extends Error {}

/** Whether TLS was not agreed on: a certificate that is not trusted, or a server without TLS. */
export const isOfTls = ({ code = '', message }: NodeJS.ErrnoException) =>
  /CERT|LEAF_SIGNATURE|^ERR_SSL|^ERR_TLS/.test(code) || /support 'tls'|wrong version number/.test(message);
