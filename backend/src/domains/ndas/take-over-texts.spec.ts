import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { DataSource } from 'typeorm';
import { aBuyer, anAdmin, aProperty } from '../../../test/builders';
import { aSignedNda } from '../../../test/ndas';
import { createTestDatabase, TestDatabase } from '../../../test/test-database';
import { newDataSource } from '../../platform/database/data-source';
import { migrate } from '../../database/migrate';
import { LocalStorage } from '../../platform/storage/local.storage';
import { sha256Of } from '../documents/agreements';
import { PropertyDocument } from '../documents/document.entity';
import { takeOverTexts } from './take-over-texts';

describe('the NDA documents from before texts were kept', () => {
  let source: DataSource;
  let database: TestDatabase;
  let folder: string;
  let storage: LocalStorage;
  beforeEach(async () => {
    database = await createTestDatabase();
    source = await newDataSource(database.ownerUrl, 5).initialize();
    folder = await mkdtemp(join(tmpdir(), 'stowbridge-texts-'));
    storage = new LocalStorage(folder);
  });
  afterEach(async () => {
    await source.destroy();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const textNamed = (name: string): Buffer => Buffer.from(`%PDF-1.4\n% ${name}\n`);
  let files = 0;
  /** A document as an earlier release left it, signed by a buyer; its file is stored unless it is said to be gone. */
  async function anOldNda(
    content: Buffer,
    file: Buffer | 'gone' = content,
  ): Promise<{ documentId: number; ndaId: number; userId: number }> {
    const property = await aProperty(source, { name: 'Old Storage' });
    const { id: userId } = await aBuyer(source);
    const fileName = `old${(files += 1)}.pdf`;
    const document = await source.getRepository(PropertyDocument).save({
      propertyId: property.id,
      documentTypeId: 8,
      fileName,
      actualFileName: `${fileName} as sent`,
      contentType: 'application/pdf',
      bytes: content.length,
      sha256: sha256Of(content),
    });
    if (file !== 'gone') {
      await storage.put('StoreDocuments', fileName, file);
    }
    await aSignedNda(source, property, userId, sha256Of(content));
    const [{ id: ndaId }] = await source.query<{ id: number }[]>('select id from ndas where user_id = $1', [userId]);
    return { documentId: document.id, ndaId, userId };
  }
  const signature = async (id: number) =>
    (
      await source.query<{ sha256: string | null; text_lost: boolean }[]>(
        'select a.sha256, n.text_lost from ndas n left join agreements a on a.id = n.agreement_id where n.id = $1',
        [id],
      )
    )[0];

  it('[FEVI-02] [BEYA-33] become agreements whose bytes hash to what the signature names, with who brought them when that is known', async () => {
    const content = textNamed('taken over');
    const { documentId, ndaId } = await anOldNda(content);
    const admin = await anAdmin(source);
    await source.query(
      `insert into audit_log (actor_id, action, subject_type, subject_id, detail) select $1, 'document.added', 'property', property_id, jsonb_build_object('documentId', id) from documents where id = $2`,
      [admin.id, documentId],
    );
    expect(await takeOverTexts(source, storage)).toEqual([]);
    expect(await signature(ndaId)).toEqual({ sha256: sha256Of(content), text_lost: false });
    const file = await storage.get('Agreements', `${sha256Of(content)}.pdf`);
    expect(file && sha256Of(await buffer(file.stream))).toBe(sha256Of(content));
    const [agreement] = await source.query(
      'select a.actual_file_name, a.uploaded_by_id, abs(extract(epoch from first_uploaded_at - d.created_at)) < 0.01 dated from agreements a join documents d on d.agreement_id = a.id where d.id = $1',
      [documentId],
    );
    expect(agreement).toEqual({
      actual_file_name: expect.stringContaining('as sent'),
      uploaded_by_id: admin.id,
      dated: true,
    });
    await expect(source.query('update ndas set text_lost = true where id = $1', [ndaId])).rejects.toThrow(
      'ndas is append-only',
    );
  });

  it('[FEVI-02] [BEYA-33] whose bytes are gone, or are not those that were signed, are listed and marked, never guessed', async () => {
    const gone = await anOldNda(textNamed('gone'), 'gone');
    const changed = await anOldNda(textNamed('changed'), textNamed('something else'));
    const lines = await takeOverTexts(source, storage);
    expect(lines).toHaveLength(2);
    for (const { ndaId, userId } of [gone, changed]) {
      expect(lines).toContainEqual(
        expect.stringMatching(
          new RegExp(
            `^text lost: NDA ${ndaId} of user ${userId} on Old Storage, signed \\d{4}-\\d\\d-\\d\\d, SHA-256 [0-9a-f]{64}$`,
          ),
        ),
      );
      expect(await signature(ndaId)).toEqual({ sha256: null, text_lost: true });
    }
    expect(await source.query('select 1 from agreements')).toEqual([]);
  });

  it('[FEVI-02] are taken over once: a second time changes nothing, and what was brought back is found', async () => {
    const content = textNamed('brought back');
    const { ndaId, documentId } = await anOldNda(content, 'gone');
    expect(await takeOverTexts(source, storage)).toHaveLength(1);
    expect(await takeOverTexts(source, storage)).toEqual([]);
    const { fileName } = await source.getRepository(PropertyDocument).findOneByOrFail({ id: documentId });
    await storage.put('StoreDocuments', fileName, content);
    for (let time = 0; time < 2; time += 1) {
      expect(await takeOverTexts(source, storage)).toEqual([]);
      expect(await signature(ndaId)).toEqual({ sha256: sha256Of(content), text_lost: false });
    }
  });

  it('[FEVI-02] are taken over by the migrate program, which says what is lost', async () => {
    const [kept, lost] = [await anOldNda(textNamed('kept')), await anOldNda(textNamed('lost'), 'gone')];
    const said: string[] = [];
    expect(await migrate(database.ownerUrl, { storage, say: (line) => said.push(line) })).toEqual([]);
    expect(said).toEqual([expect.stringContaining(`text lost: NDA ${lost.ndaId} `)]);
    expect([await signature(kept.ndaId), await signature(lost.ndaId)]).toEqual([
      { sha256: sha256Of(textNamed('kept')), text_lost: false },
      { sha256: null, text_lost: true },
    ]);
  });
});
