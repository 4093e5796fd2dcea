import { once } from 'node:events';
import { connect } from 'node:net';

/** Sockets beyond which the offering side would measure itself. */
const MOST_SOCKETS = 4000;

/** What has been read last, by whichever connection: one for all spares one for each answer. */
const READ = Buffer.alloc(65_536);
const NOTHING = Buffer.alloc(0);
const LAST_CHUNK = Buffer.from('0\r\n\r\n');
const LENGTH = /content-length: (\d+)/i;
const RETRY_AFTER = /retry-after: (\d+)/i;

/** One keep-alive connection that has at most one request under way; it knows just enough of HTTP for our own answers. */
class Line {
  constructor(port, onBroken) {
    this.waiting = undefined;
    this.rest = NOTHING;
    const onread = { buffer: READ, callback: (length) => this.#read(READ.subarray(0, length)) };
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true, onread });
    const broken = () => {
      this.socket.destroy();
      const done = this.waiting;
      this.waiting = undefined;
      onBroken(this);
      done?.(0);
    };
    this.socket.on('error', broken).on('close', broken);
  }

  send(bytes, done) {
    this.waiting = done;
    this.socket.write(bytes);
  }

  /** Takes what has come; answers true, so that more is read. */
  #read(part) {
    const all = this.rest.length === 0 ? part : Buffer.concat([this.rest, part]);
    const head = all.indexOf('\r\n\r\n');
    const text = head < 0 ? '' : all.latin1Slice(0, head);
    const length = LENGTH.exec(text);
    const whole =
      head >= 0 && (length ? all.length >= head + 4 + Number(length[1]) : all.subarray(-5).equals(LAST_CHUNK));
    // The next connection that is read overwrites the part.
    this.rest = whole ? NOTHING : Buffer.from(all);
    if (!whole) {
      return true;
    }
    const done = this.waiting;
    this.waiting = undefined;
    done?.(Number(text.slice(9, 12)), RETRY_AFTER.exec(text)?.[1]);
    return true;
  }
}

const bytesOf = ({ method = 'GET', path, headers = {}, body = '' }) => {
  const all = {
    host: 'bench',
    connection: 'keep-alive',
    ...headers,
    ...(body ? { 'content-length': Buffer.byteLength(body) } : {}),
  };
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\n${Object.entries(all)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\r\n')}\r\n\r\n${body}`,
  );
};

/** Requests in turn, over connections that are reused; what `fire` answers: { status, retryAfter, ms }. */
export class Offering {
  #idle = [];
  #lines = new Set();
  #next = 0;

  constructor(port, requests) {
    this.port = port;
    this.requests = requests.map(bytesOf);
  }

  /** @param since when the request was due: waiting for its turn counts */
  fire(since = performance.now()) {
    if (this.#idle.length === 0 && this.#lines.size >= MOST_SOCKETS) {
      return Promise.resolve({ status: 0, ms: performance.now() - since });
    }
    const line = this.#idle.pop() ?? this.#open();
    const bytes = this.requests[this.#next++ % this.requests.length];
    return new Promise((resolve) =>
      line.send(bytes, (status, retryAfter) => {
        if (this.#lines.has(line)) {
          this.#idle.push(line);
        }
        resolve({ status, retryAfter, ms: performance.now() - since });
      }),
    );
  }

  /** Opens so many connections before anything is asked, as the proxy in front of the product holds them. */
  async open(connections) {
    while (this.#lines.size < connections) {
      const few = Array.from({ length: Math.min(16, connections - this.#lines.size) }, () => this.#open());
      await Promise.all(few.map(({ socket }) => once(socket, 'connect')));
      this.#idle.push(...few);
    }
  }

  #open() {
    const line = new Line(this.port, (broken) => {
      this.#lines.delete(broken);
      this.#idle = this.#idle.filter((other) => other !== broken);
    });
    this.#lines.add(line);
    return line;
  }

  close() {
    for (const { socket } of this.#lines) {
      socket.destroy();
    }
  }
}

/** So many callers who each ask again as soon as they are answered. */
export async function closedLoop(offering, callers, seconds) {
  const end = performance.now() + seconds * 1000;
  const answers = [];
  const caller = async () => {
    while (performance.now() < end) {
      answers.push(await offering.fire());
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return answers;
}

/**
 * So many requests a second, whether or not the ones before are answered: people do not wait for each other. `late` says
 * how many ms after their time they were sent: more than a few and it was not the product that was measured.
 */
export async function openLoop(offering, perSecond, seconds) {
  const began = performance.now();
  const total = Math.round(perSecond * seconds);
  const pending = [];
  const late = [];
  await new Promise((resolve) => {
    const tick = () => {
      const due = Math.min(total, Math.floor(((performance.now() - began) / 1000) * perSecond));
      const now = performance.now();
      while (pending.length < due) {
        const since = began + (pending.length / perSecond) * 1000;
        late.push(now - since);
        pending.push(offering.fire(since));
      }
      if (pending.length >= total) {
        resolve();
      } else {
        setTimeout(tick, 1);
      }
    };
    tick();
  });
  return { answers: await Promise.all(pending), late };
}
