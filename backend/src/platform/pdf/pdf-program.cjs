// @ts-check
'use strict';
// The program of a child process that reads PDF files.
const { setPriority } = require('node:os');

/** Somebody waits for a page; others who ask for something smaller do not wait for that. */
const NICENESS = 5;

/** @param {import('../common/limited-process').ChildMessage<import('./pdf-processes').PdfAnswer>} message */
const tell = (message) => process.send?.(message, () => undefined);

/** @param {import('./pdf-processes').PdfTask} task */
async function work(task) {
  tell({ begun: true });
  try {
    if (task.kind === 'stamp') {
      const { stampPdf } = require('./stamp');
      tell({ answer: await stampPdf(task.content, task.stamp) });
    } else {
      const { inspectPdf } = require('./inspect');
      tell({ answer: await inspectPdf(task.content) });
    }
  } catch (error) {
    tell({ unreadable: true, why: String(error instanceof Error ? error.message : error) });
  }
}

// What the library has to say about a stranger's file is nobody's concern.
console.warn = () => undefined;
setPriority(NICENESS);
process.on('message', work);
// The server is gone. An orderly exit would wait for the file.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
