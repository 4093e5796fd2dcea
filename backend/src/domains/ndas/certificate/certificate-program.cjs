// @ts-check
'use strict';
// The program of a child process that makes one certificate.

/**
 * A server that is gone meanwhile needs no answer.
 *
 * @param {import('./certificate-worker').Answer} answer
 */
const tell = (answer) => process.send?.(answer, () => undefined);

// What the library has to say about a stranger's file is nobody's concern.
console.warn = () => undefined;
process.once('message', async (/** @type {import('./certificate-worker').Task} */ { facts, agreement, unread }) => {
  try {
    const { buildCertificate } = require('./build-certificate');
    tell({ certificate: await buildCertificate(facts, agreement, unread) });
  } catch (error) {
    tell({ failed: String(error instanceof Error ? error.stack : error) });
  }
});
// The server is gone. An orderly exit would wait for the certificate.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
