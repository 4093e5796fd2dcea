import http from 'node:http';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { wholeNumber } from './lib/long-test.mjs';
import { childrenOf, cpuSeconds, machine, residentMegabytes, warnWhenBusy } from './lib/machine.mjs';
import { benchOptions } from './lib/options.mjs';
import { requireFromBackend } from './lib/stack.mjs';
import { median, printTable, quantile } from './lib/table.mjs';

/**
 * What a stamp costs beside the limit: the library that reads a file and writes it again, with nothing done to it, in
 * turns. Then ten files of 300 pages at once in the processes for PDF files, and how long a server that shares its
 * process with their queue lets others wait meanwhile: `node bench/stamping.mjs [--rounds 7] [--files 10]`. Ends with 1
 * when 20 pages take more than 0.3 s of a processor, or 300 more than 1 s or 100 MB.
 */
const values = benchOptions({ rounds: '7', files: '10' }, { rounds: '1', files: '2' });
const usage = 'Usage: node bench/stamping.mjs [--rounds N] [--files N]';
const [rounds, files] = [wholeNumber(values.rounds, usage), wholeNumber(values.files, usage)];
const { ParseSpeeds, PDFDocument } = requireFromBackend('@cantoo/pdf-lib');
const { stampPdf } = requireFromBackend('./dist/platform/pdf/stamp.js');
const { PdfProcesses } = requireFromBackend('./dist/platform/pdf/pdf-processes.js');

const STAMP = { line: 'Nia Hart · nia.hart@example.com · 2026-11-22 05:31 UTC · 203.0.113.7 · K7QF-2M9X' };
/** In seconds of a processor, and in megabytes. */
const LIMITS = { 20: { cpu: 0.3 }, 300: { cpu: 1, megabytes: 100 } };

/** Pages of text as an office writes them: fifty lines each. */
async function written(count) {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  for (let n = 1; n <= count; n += 1) {
    const page = pdf.addPage([612, 792]);
    for (let line = 0; line < 50; line += 1) {
      const text = `Unit ${n}-${line}, 10 by 20 feet, climate controlled, rented since 2019, $ ${100 + ((n * line) % 90)} a month`;
      page.drawText(text, { x: 72, y: 720 - 12 * line, size: 9 });
    }
  }
  return Buffer.from(await pdf.save());
}

async function copied(content) {
  const pdf = await PDFDocument.load(content, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
  return pdf.save({ addDefaultPage: false, updateFieldAppearances: false, objectsPerTick: Infinity });
}

async function cpuOf(work) {
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1e6;
}

/** The most memory that a process has had, in megabytes. */
const mostMegabytes = (pid) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** What one file takes of a process that has stamped a page before: seconds of a processor and megabytes. */
async function inProcess(content, small) {
  const pdfs = new PdfProcesses();
  const before = childrenOf(process.pid);
  try {
    await pdfs.stamp(async () => small, STAMP);
    const [pid] = childrenOf(process.pid).filter((one) => !before.includes(one));
    const [cpu, megabytes] = [cpuSeconds(pid), residentMegabytes(pid)];
    await pdfs.stamp(async () => content, STAMP);
    return { cpu: cpuSeconds(pid) - cpu, megabytes: mostMegabytes(pid) - megabytes };
  } finally {
    await pdfs.onApplicationShutdown();
  }
}

/** Asks one address again and again from a thread of its own until told to end; answers the milliseconds of each. */
const CLIENT = `
  const { parentPort, workerData } = require('node:worker_threads');
  let asking = true;
  parentPort.once('message', () => (asking = false));
  (async () => {
    const taken = [];
    while (asking) {
      const begun = performance.now();
      await (await fetch(workerData)).text();
      taken.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    parentPort.postMessage(taken);
  })();`;

async function waitsDuring(url, work) {
  const client = new Worker(CLIENT, { eval: true, workerData: url });
  await work();
  client.postMessage('end');
  const [taken] = await once(client, 'message');
  await client.terminate();
  return taken;
}

warnWhenBusy();
// As in the product, the server keeps this process alive, not its children.
const server = http.createServer((_request, response) => response.end('{}'));
await once(server.listen(0, '127.0.0.1'), 'listening');
const url = `http://127.0.0.1:${server.address().port}/`;
const papers = { 1: await written(1), 20: await written(20), 300: await written(300) };
await Promise.all([stampPdf(papers[1], STAMP), copied(papers[1])]);
const rows = [];
for (const pages of [1, 20, 300]) {
  const [ours, limit] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await cpuOf(() => stampPdf(papers[pages], STAMP)));
    limit.push(await cpuOf(() => copied(papers[pages])));
  }
  const process = await inProcess(papers[pages], papers[1]);
  rows.push({ pages, ours: median(ours), limit: median(limit), ...process });
}

const pdfs = new PdfProcesses();
let stampedSeconds;
const stampAll = async () => {
  const begun = performance.now();
  await Promise.all(Array.from({ length: files }, () => pdfs.stamp(async () => papers[300], STAMP)));
  stampedSeconds = (performance.now() - begun) / 1000;
};
const alone = await waitsDuring(url, () => new Promise((resolve) => setTimeout(resolve, values.smoke ? 200 : 5000)));
const meanwhile = await waitsDuring(url, stampAll);
await pdfs.onApplicationShutdown();
server.close();

const ms = (seconds) => (seconds * 1000).toFixed(0);
console.log(`\n${machine()}; medians of ${rounds}\n`);
printTable(
  ['pages', 'CPU ms', 'limit CPU ms', 'ratio', 'in a process CPU ms', 'more MB'],
  rows.map(({ pages, ours, limit, cpu, megabytes }) => [
    pages,
    ms(ours),
    ms(limit),
    (ours / limit).toFixed(2),
    ms(cpu),
    megabytes.toFixed(0),
  ]),
);
console.log('');
printTable(
  ['a request of somebody else', 'p50 ms', 'p99 ms', 'requests'],
  [
    ['alone', alone],
    [`while ${files} files of 300 pages are stamped (${stampedSeconds.toFixed(1)} s)`, meanwhile],
  ].map(([when, taken]) => [when, ...[0.5, 0.99].map((share) => quantile(taken, share).toFixed(1)), taken.length]),
);
const missed = rows.filter(({ pages, ours, megabytes }) => {
  const { cpu = Infinity, megabytes: most = Infinity } = LIMITS[pages] ?? {};
  return ours > cpu || megabytes > most;
});
if (missed.length > 0) {
  console.log(`\nMissed: ${missed.map(({ pages }) => `${pages} pages`).join(', ')}.`);
  process.exitCode = values.smoke ? 0 : 1;
}
