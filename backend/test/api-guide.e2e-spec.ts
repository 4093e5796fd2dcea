import * as client from '@stowbridge/api';
import { DocumentType } from '@stowbridge/contract/ids';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import ts from 'typescript';
import { KEY_RESOURCES } from '../src/domains/accounts/api-keys/scopes';
import { hashPassword } from '../src/domains/accounts/sign-in/passwords';
import { curl, shellWords } from './api-guide/curl';
import { guideCommands, guidePrograms, guideScopes } from './api-guide/page';
import { anAdmin } from './builders';
import { PAPERS } from './pdf-shapes';
import { startTestApp, TestApp } from './test-app';

const ROOT = resolve(__dirname, '../..');

describe('the API guide', () => {
  let app: TestApp;
  let folder: string;
  const known: Record<string, string> = {};

  beforeAll(async () => {
    app = await startTestApp();
    await app.app.listen(0, '127.0.0.1');
    known.API = await app.app.getUrl();
    await anAdmin(app.source, { email: 'admin@stowbridge.example', passwordHash: await hashPassword('Storage-2026') });
    folder = await mkdtemp(join(tmpdir(), 'stowbridge-guide-'));
    for (const [name, background] of [
      ['front.png', '#884422'],
      ['aerial.png', '#228844'],
    ]) {
      const picture = sharp({ create: { width: 30, height: 20, channels: 3, background } });
      await writeFile(join(folder, name), await picture.png().toBuffer());
    }
    await writeFile(join(folder, 'nda.pdf'), await PAPERS['US Letter']());
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  // One after the other: what an answer keeps is used by the next.
  it.each(guideCommands())('$under: the command is answered by $status', async ({ command, status, keep, header }) => {
    const answer = await curl(shellWords(command, known), folder);
    const text = await answer.text();
    expect([answer.status, answer.status === status ? '' : text]).toEqual([status, '']);
    if (header) {
      expect([header, answer.headers.get(header)]).toEqual([header, expect.any(String)]);
    }
    if (status >= 400) {
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
    }
    if (!keep) {
      return;
    }
    const kept = keep.header ? answer.headers.get(keep.from) : (JSON.parse(text) as Record<string, unknown>)[keep.from];
    expect([keep.from, kept]).toEqual([keep.from, expect.anything()]);
    known[keep.as] = String(kept);
  });

  it('[FINT-19] names what each scope opens', () => {
    expect(guideScopes()).toEqual([...KEY_RESOURCES]);
  });

  it('[FINT-19] publishes a property whose NDA can be signed, with its pictures in order', async () => {
    const [property] = await app.source.query<unknown[]>(
      `select active, exists (select from documents d where d.property_id = p.id and d.document_type_id = $2) "hasNda",
              (select array_agg(i.id::text order by i.position) from property_images i where i.property_id = p.id) pictures
       from properties p where id = $1`,
      [known.DRAFT, DocumentType.Nda],
    );
    expect(property).toEqual({ active: true, hasNda: true, pictures: [known.AERIAL, known.FRONT] });
  });

  describe('its programs', () => {
    const programs = guidePrograms();

    it('there are some, and they fit the types of the client', async () => {
      expect(programs.length).toBeGreaterThan(0);
      const names = programs.map((_, index) => join(ROOT, 'openapi', `guide-${index}.ts`));
      const options: ts.CompilerOptions = {
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        types: ['node'],
        typeRoots: [join(ROOT, 'node_modules/@types')],
      };
      // They are nowhere but in the guide.
      const host = ts.createCompilerHost(options);
      const { getSourceFile, fileExists } = host;
      host.fileExists = (name) => names.includes(name) || fileExists(name);
      host.getSourceFile = (name, ...rest) =>
        names.includes(name)
          ? ts.createSourceFile(name, programs[names.indexOf(name)], ts.ScriptTarget.ES2022)
          : getSourceFile(name, ...rest);
      const wrong = ts.getPreEmitDiagnostics(ts.createProgram(names, options, host));
      expect(wrong.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
    });

    it('[FINT-19] do what they are shown for: a copy is made whole, and follows what others do', async () => {
      const said: string[] = [];
      const AsyncFunction = (async () => undefined).constructor as new (
        ...names: string[]
      ) => (...values: unknown[]) => Promise<void>;
      for (const program of programs) {
        const { outputText } = ts.transpileModule(program, {
          compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS },
        });
        const print = {
          log: (...parts: unknown[]) =>
            void said.push(parts.map((part) => (Array.isArray(part) ? part.join('; ') : String(part))).join(' ')),
        };
        const env = { STOWBRIDGE_URL: known.API, STOWBRIDGE_KEY: known.KEY };
        await new AsyncFunction('require', 'exports', 'process', 'console', outputText)(
          () => client,
          {},
          { env },
          print,
        );
      }
      expect(said).toEqual([
        expect.stringMatching(
          /^\d+ Cherry Creek Storage: 5100000; Platte River Storage: 3750000; Harbor Storage: 2500000; South Platte Storage: 2100000$/,
        ),
        'not_found The property was not found.',
        '4 properties',
        '3 properties, 3800000',
      ]);
    });
  });
});
