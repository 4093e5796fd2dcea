import { once } from 'node:events';
import { wholeNumber } from './lib/long-test.mjs';
import { machine, warnWhenBusy } from './lib/machine.mjs';
import { benchOptions } from './lib/options.mjs';
import { requireFromBackend } from './lib/stack.mjs';
import { median, printTable, quantile } from './lib/table.mjs';

/**
 * What a letter of intent takes of a processor beside the *limit*, the library that puts as many words on paper in a font
 * that every reader has, with no layout and no tags, in turns: `node bench/letters.mjs [--letters 50]`. Ends with 1 when
 * a letter takes more than 200 ms (median); the first one of a process also loads the library and the fonts.
 */
const values = benchOptions({ letters: '50' }, { letters: '1' });
const letters = wholeNumber(values.letters, 'Usage: node bench/letters.mjs [--letters N]');
const LIMIT_MS = 200;
const { letterPdf } = requireFromBackend('./dist/domains/deals/letters/letter-pdf.js');
const { Config } = requireFromBackend('./dist/config.js');

const at = new Date('2026-11-20T17:00:00Z');
/** Every term is set, the texts as long as they may be. */
const facts = (version) => ({
  termsId: version,
  dealId: 1,
  version,
  kind: 'counter',
  authorSide: 'seller',
  answersVersion: version - 1,
  propertyName: 'Storage Depot of the Front Range',
  place: '100 Main Street, Denver, CO 80202',
  price: 4_200_000,
  loiName: 'Nia Hart',
  loiCompanyName: 'Harbor Storage LLC',
  diligencePeriod: '45 days',
  earnestMoneyDeposit: 2.5,
  sourceOfFinancing: 'Bank loan',
  answerBy: at,
  closingDays: 75,
  hardDepositDays: 30,
  exclusivityDays: 30,
  commissionBy: 'buyer',
  contingencies: 'Subject to a survey and to title. '.repeat(58),
  message: 'We would close before the season. '.repeat(29),
  bindingOnAgreement: true,
  createdAt: at,
});
const { LOI_CLAUSE: clause } = new Config();
const given = { productName: 'Stowbridge', timeZone: 'America/Denver', clause };

async function bare({ contingencies, message, ...others }) {
  const PdfDocument = requireFromBackend('pdfkit');
  const pdf = new PdfDocument({ size: 'LETTER' });
  const chunks = [];
  pdf.on('data', (chunk) => chunks.push(chunk));
  for (const text of [...Object.entries(others).map((pair) => pair.join(': ')), contingencies, message, clause]) {
    pdf.text(text);
  }
  pdf.end();
  await once(pdf, 'end');
  return Buffer.concat(chunks);
}

async function cpuMs(work) {
  const begun = process.cpuUsage();
  const { length } = await work();
  const { user, system } = process.cpuUsage(begun);
  return { ms: (user + system) / 1000, bytes: length };
}

warnWhenBusy();
const first = await cpuMs(() => letterPdf(facts(2), given));
await bare(facts(2));
const [ours, limit] = [[], []];
for (let version = 3; version < 3 + letters; version += 1) {
  ours.push(await cpuMs(() => letterPdf(facts(version), given)));
  limit.push(await cpuMs(() => bare(facts(version))));
}
const row = (name, taken) => {
  const ms = taken.map((one) => one.ms);
  return [name, median(ms).toFixed(1), quantile(ms, 0.99).toFixed(1), (taken[0].bytes / 1024).toFixed(0)];
};
console.log(`\n${machine()}; ${letters} letters of every term, the texts as long as they may be\n`);
printTable(
  ['letter', 'CPU ms p50', 'CPU ms p99', 'KB'],
  [row('the first, with the library and the fonts to load', [first]), row('a later one', ours), row('limit', limit)],
);
if (median(ours.map(({ ms }) => ms)) > LIMIT_MS) {
  console.log(`\nMissed: more than ${LIMIT_MS} ms.`);
  process.exitCode = values.smoke ? 0 : 1;
}
