import { createServer } from 'node:net';
import { PlainError, WRONG_SETTING } from './plain-error.mjs';

function listen(host, port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ host, port }, () => {
      const found = server.address().port;
      server.close(() => resolve(found));
    });
  });
}

/** Reads a port from the environment; a PlainError when it is none. */
export function portFrom(text, fallback) {
  if (text === undefined || text === '') {
    return fallback;
  }
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new PlainError(`PORT must be a number from 1 to 65535, not "${text}".`, WRONG_SETTING);
  }
  return port;
}

/** The address people use: the one that is given, else this machine's. */
export function publicUrlFrom({ PUBLIC_URL, PORT }) {
  return PUBLIC_URL?.trim().replace(/\/+$/, '') || `http://localhost:${portFrom(PORT, 3000)}`;
}

/** Refuses a taken port before anything heavy is done. */
export async function requireFreePort(host, port) {
  try {
    await listen(host, port);
  } catch (error) {
    const other = `Choose another one: PORT=${port < 65_535 ? port + 1 : 3000} npm start`;
    if (error.code === 'EADDRINUSE') {
      throw new PlainError(`Port ${port} is taken by another program. ${other}`, WRONG_SETTING);
    }
    if (error.code === 'EACCES') {
      throw new PlainError(`This account may not listen on port ${port}. ${other}`, WRONG_SETTING);
    }
    throw new PlainError(`HOST=${host} is no address of this machine (${error.code}).`, WRONG_SETTING);
  }
}

/** A free port on the loopback address. */
export function findFreePort() {
  return listen('127.0.0.1', 0);
}
