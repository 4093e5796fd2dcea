// Writes openapi/openapi.json and the client generated from it; with --check, says whether the committed ones agree
// with the code. The comments and types that the document tells are read by Nest's compiler, into a folder of its own.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { needPackagesOf } from './lib/install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const check = process.argv.includes('--check');
const target = check ? mkdtempSync(join(tmpdir(), 'stowbridge-openapi-')) : join(root, 'openapi');

function files(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : [path];
  });
}

/**
 * What the client is made from. The generator wants operation ids without their tag: Deals_accept becomes
 * api.deals.accept(). Refusals are left out: it would repeat their texts in every method, and nobody reads them there. So
 * are headers, which it would take for the answer where there is no other, and filters that are called like a part of the address.
 */
function forTheClient(document) {
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, operation]) => {
          const [tag, name] = operation.operationId.split('_');
          const responses = Object.fromEntries(
            Object.entries(operation.responses)
              .filter(([status]) => status < '400' && status !== '304')
              .map(([status, response]) => [status, { ...response, headers: undefined }]),
          );
          const inPath = (operation.parameters ?? []).filter((one) => one.in === 'path').map((one) => one.name);
          const parameters = operation.parameters?.filter((one) => one.in === 'path' || !inPath.includes(one.name));
          return [method, { ...operation, operationId: name, tags: [tag], parameters, responses }];
        }),
      ),
    ]),
  );
  return { ...document, paths };
}

async function generate() {
  const documentPath = join(target, 'openapi.json');
  const run = (...args) =>
    execFileSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], timeout: 600_000 });
  run('node_modules/@nestjs/cli/bin/nest.js', 'build', '--path', 'backend/tsconfig.openapi.json');
  run('backend/temp/openapi.js', documentPath);
  rmSync(join(root, 'backend/temp'), { recursive: true });
  const input = join(target, '.input.json');
  writeFileSync(input, JSON.stringify(forTheClient(JSON.parse(readFileSync(documentPath, 'utf8')))));
  rmSync(join(target, 'client'), { recursive: true, force: true });
  const { generate: generateClient } = await import('openapi-typescript-codegen');
  await generateClient({
    input,
    output: join(target, 'client'),
    httpClient: 'fetch',
    clientName: 'StowbridgeApi',
    useOptions: true,
    useUnionTypes: true,
  });
  rmSync(input);
  writeFileSync(join(target, 'client/mail-kinds.ts'), mailKinds(JSON.parse(readFileSync(documentPath, 'utf8'))));
}

/** What the mail log calls each kind of mail, for the back office. */
function mailKinds({ components }) {
  const names = Object.entries(components.schemas.MailDto.properties.kind['x-names']);
  const lines = names.map(([kind, name]) => `  ${JSON.stringify(kind)}: ${JSON.stringify(name)},\n`);
  return `/* generated from the mails of the backend -- do not edit */\nexport const mailKinds: Readonly<Record<string, string>> = {\n${lines.join('')}};\n`;
}

await needPackagesOf('.');
await generate();
if (check) {
  const committed = join(root, 'openapi');
  const made = files(target).map((path) => relative(target, path));
  const kept = [join(committed, 'openapi.json'), ...files(join(committed, 'client'))]
    .filter((path) => statSync(path, { throwIfNoEntry: false }))
    .map((path) => relative(committed, path));
  const differing = [...new Set([...made, ...kept])].filter((path) => {
    const before = kept.includes(path) ? readFileSync(join(committed, path), 'utf8') : undefined;
    const now = made.includes(path) ? readFileSync(join(target, path), 'utf8') : undefined;
    return before !== now;
  });
  rmSync(target, { recursive: true, force: true });
  if (differing.length > 0) {
    console.error(
      `The committed interface differs from the code; run "npm run openapi" and commit: ${differing.slice(0, 10).join(', ')}`,
    );
    process.exit(1);
  }
  console.log('The committed interface agrees with the code.');
}
