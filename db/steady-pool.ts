import pg from 'pg';

/** The private idle list of the driver's pool: the pool takes its last entry, the connection used last. */
type Idle = { _idle?: { client: pg.PoolClient }[] };
type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

/**
 * A pool that hands out the oldest idle connection: light traffic is then planned on few connections, and those opened for a
 * peak stay idle until they are closed (decision 207).
 */
export class SteadyPool extends pg.Pool {
  readonly #opened = new WeakMap<pg.PoolClient, number>();

  constructor(config: pg.PoolConfig) {
    super(config);
    let opened = 0;
    this.on('connect', (client) => this.#opened.set(client, ++opened));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): unknown {
    const orderOf = ({ client }: { client: pg.PoolClient }) => this.#opened.get(client) ?? 0;
    (this as Idle)._idle?.sort((one, other) => orderOf(other) - orderOf(one));
    return taken ? super.connect(taken) : super.connect();
  }
}
