// Asks a running API for every operation of its document; whether the answers are those of the document is judged by
// Redocly's Respect. Usage: node e2e/respect/run.mjs <report.json>
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutDevices } from './factors.mjs';
import { judgeLies, lyingDocument } from './lies.mjs';
import { PDF, PICTURE, Records } from './records.mjs';
import { makeRequests } from './requests.mjs';
import { judge } from './respect.mjs';
import { startServer } from './server.mjs';

const DOCUMENT = new URL('../../openapi/openapi.json', import.meta.url);

async function main(reportFile) {
  const document = withoutDevices(JSON.parse(readFileSync(DOCUMENT, 'utf8')));
  const server = await startServer();
  try {
    const records = new Records(server, document);
    await records.signIn();
    writeFileSync(join(server.folder, 'picture.png'), PICTURE);
    writeFileSync(join(server.folder, 'memo.pdf'), PDF);
    writeFileSync(join(server.folder, 'vendors.csv'), 'Company,State,Website\nDoor Works,CO,doors.example\n');
    writeFileSync(join(server.folder, 'memo-2.pdf'), Buffer.concat([PDF, Buffer.from('\n')]));
    const lies = judgeLies(await judge(server, lyingDocument(document), { requests: {}, tokens: records.tokens }));
    const begin = performance.now();
    const truths = await judge(server, document, { requests: await makeRequests(records), tokens: records.tokens });
    const results = [...truths, ...lies];
    writeFileSync(reportFile, JSON.stringify({ operations: results }, null, 2));
    const failed = results.filter(({ complaints }) => complaints.length > 0);
    for (const { operation, request, status, complaints, answer } of failed) {
      console.error(
        `${operation} (${request}, ${status}): ${complaints.map(({ name, message }) => `${name}: ${message}`).join('; ')} ${JSON.stringify(answer)?.slice(0, 300) ?? ''}`,
      );
    }
    const checks = truths.reduce((sum, one) => sum + one.checks, 0);
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    console.log(
      `${truths.length} operations asked for in ${seconds} s, ${checks} checks of Respect, ${lies.length} lies told: ${failed.length} failed.`,
    );
    return failed.length === 0 ? 0 : 1;
  } finally {
    await server.stop();
  }
}

main(process.argv[2]).then(
  (code) => process.exit(code),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
