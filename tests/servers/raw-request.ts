import { connect, type Socket } from 'node:net';

const patience = 10_000;

export type RawAnswer = { status: number; text: string };

/**
 * Sends these very bytes to the server on this port and reads until the connection ends or the answer is whole.
 * `cut` ends the line without a word once the bytes are sent. A status of 0 means that nothing came back.
 */
export async function sendRaw(
  port: number,
  bytes: Buffer,
  { cut = false }: { cut?: boolean } = {},
): Promise<RawAnswer> {
  const socket: Socket = connect(port, '127.0.0.1');
  let text = '';
  return new Promise<RawAnswer>((resolve, reject) => {
    const timer = setTimeout(() => {
      socket.destroy();
      reject(
        new Error(`no answer within ${patience / 1000} s to ${JSON.stringify(bytes.toString('latin1'))}`),
      );
    }, patience);
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    };
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (isWhole(text)) done();
    });
    socket.on('error', done);
    socket.on('close', done);
    socket.write(bytes, () => {
      // A moment, so that the server has begun to read what will never be whole.
      if (cut) setImmediate(done);
    });
  });
}

function isWhole(text: string): boolean {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /^content-length: (\d+)/im.exec(text.slice(0, end))?.[1];
  if (length) return text.length >= end + 4 + Number(length);
  return text.endsWith('\r\n0\r\n\r\n') || /^HTTP\/1\.1 (204|304)/.test(text);
}
