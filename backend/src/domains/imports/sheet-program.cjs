// @ts-check
'use strict';
// The program of a child process that reads spreadsheets.
const { setPriority } = require('node:os');

/** Pages that somebody waits for come first. */
const NICENESS = 5;

/** @param {import('../../platform/common/limited-process').ChildMessage<import('./read-sheet').SheetAnswer>} message */
const tell = (message) => process.send?.(message, () => undefined);

/** @param {import('./read-sheet').SheetTask} task */
async function work(task) {
  tell({ begun: true });
  try {
    const { readSheet } = require('./read-sheet');
    tell({ answer: await readSheet(task) });
  } catch (error) {
    tell({ unreadable: true, why: String(error instanceof Error ? error.message : error) });
  }
}

setPriority(NICENESS);
process.on('message', work);
// The server is gone. An orderly exit would wait for the file.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
