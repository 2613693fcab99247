import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sessionOf } from '../seed.ts';

export type Asked = {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  /** The number of the seeded account; a guest without it. */
  as?: number;
  /** Parameters of a call, or a form with files. */
  body?: object | FormData;
  cookie?: string;
  /** The number of the network it comes from: without it another one each time, or the limits of one would end the measurement. */
  network?: number;
};
export type Answered = { text: string; cookie: string };

/** Sends what browsers send, and counts the bytes that come back over its lines. */
export type Browser = {
  /** @throws unless it is answered with 2xx. */
  ask(asked: Asked): Promise<Answered>;
  /** Bytes so far, with heads and what sockets of live updates have said. */
  received(): number;
  /** Counts the bytes of another line. */
  alsoCount(bytes: number): void;
  close(): void;
};

export function openBrowser(origin: string): Browser {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const seen = new WeakMap<object, number>();
  let received = 0;
  let sent = 0;
  return {
    received: () => received,
    alsoCount(bytes) {
      received += bytes;
    },
    close: () => agent.destroy(),
    async ask({ method = 'GET', path, as, body, cookie = '', network = sent++ }) {
      const address = `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`;
      const form = body instanceof FormData ? new Response(body) : null;
      const bytes = form
        ? Buffer.from(await form.arrayBuffer())
        : Buffer.from(body ? JSON.stringify(body) : '');
      const session = as === undefined ? '' : `a_session_saharambh=${encodeURIComponent(sessionOf(as))}`;
      const headers = {
        'accept-encoding': 'gzip, deflate, br',
        'user-agent':
          'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
        'x-forwarded-for': address,
        'x-appwrite-project': 'saharambh',
        origin,
        cookie: [session, cookie].filter(Boolean).join('; '),
        ...(bytes.length > 0 && {
          'content-type': form?.headers.get('content-type') ?? 'application/json',
          'content-length': bytes.length,
        }),
      };
      return new Promise((resolve, reject) => {
        const asked = request(origin + path, { agent, method, headers }, (answer) => {
          const chunks: Buffer[] = [];
          const { socket } = answer;
          answer.on('data', (chunk) => chunks.push(chunk));
          answer.once('error', reject);
          answer.once('end', () => {
            received += socket.bytesRead - (seen.get(socket) ?? 0);
            seen.set(socket, socket.bytesRead);
            const text = unpacked(Buffer.concat(chunks), answer.headers['content-encoding']).toString();
            const status = answer.statusCode ?? 0;
            if (status < 200 || status > 299)
              return reject(new Error(`${method} ${path} said ${status}: ${text.slice(0, 300)}`));
            const cookies = answer.headers['set-cookie'] ?? [];
            resolve({ text, cookie: cookies.map((line) => line.split(';')[0]).join('; ') });
          });
        });
        asked.once('error', reject);
        asked.end(bytes);
      });
    },
  };
}

function unpacked(bytes: Buffer, encoding = ''): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}
