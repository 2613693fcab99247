import { Socket } from 'node:net';

/** A socket that counts the pieces in which what is written leaves. */
export class CountingSocket extends Socket {
  pieces = 0;
  override _write(...rest: Parameters<Socket['_write']>): void {
    this.pieces += 1;
    super._write(...rest);
  }
  override _writev(...rest: Parameters<NonNullable<Socket['_writev']>>): void {
    this.pieces += 1;
    super._writev?.(...rest);
  }
}
