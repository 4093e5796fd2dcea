import { PDFDocument } from '@cantoo/pdf-lib';
import { randomBytes } from 'node:crypto';
import { recordText, sha256Of, storeText } from '../domains/documents/agreements';
import { CertificatesService } from '../domains/ndas/certificates.service';
import { Storage } from '../platform/storage/storage';
import type { User } from '../domains/accounts/users/user.entity';
import type { Property } from '../domains/properties/editing/property.entity';
import { aBuyer, anAdmin, aProperty, aSeller } from '../../test/builders';
import { OFFICE_FILES } from '../../test/documents-made';
import { MailWorld } from '../../test/mail-world';
import { aSignedNda } from '../../test/ndas';
import { eventually } from '../../test/test-worker';

describe('the certificate of a signature, by the worker', () => {
  let world: MailWorld;
  beforeAll(async () => (world = await MailWorld.start()), 60_000);
  afterAll(() => world.close());

  /** Somebody signs this content: the people who are told, and the signature. */
  async function aSignature(
    content: Buffer,
    before: (ndaId: number) => Promise<void> = async () => undefined,
    given: Partial<Property> = {},
  ): Promise<{ people: User[]; ndaId: number }> {
    const { source, worker } = world;
    const [buyer, seller, agent] = [await aBuyer(source), await aSeller(source), await anAdmin(source)];
    const property = await aProperty(source, { name: `Kestrel ${buyer.id}`, sellerId: seller.id, ...given });
    await source.query('insert into property_agents (property_id, user_id) values ($1, $2)', [property.id, agent.id]);
    const text = await storeText(worker.worker.get(Storage, { strict: false }), {
      content,
      extension: 'pdf',
      actualFileName: 'agreement.pdf',
      contentType: 'application/pdf',
      firstUploadedAt: new Date(),
      uploadedById: null,
    });
    await recordText(source.manager, text);
    await aSignedNda(source, property, buyer.id, text.sha256);
    const [{ id: ndaId }] = await source.query<{ id: number }[]>('select id from ndas where user_id = $1', [buyer.id]);
    await before(ndaId);
    await world.tell('nda.signed', { ndaId, propertyId: property.id, userId: buyer.id });
    return { people: [buyer, seller, agent], ndaId };
  }
  const certifiedTo = (address: string) =>
    eventually(async () => {
      const rows = await world.source.query<{ id: number; status: string; subject: string }[]>(
        `select id, status, subject from mails where recipient = $1 and kind like 'nda-certified%'`,
        [address],
      );
      return rows.length > 0 && rows.every(({ status }) => status !== 'queued') ? rows : undefined;
    });

  it('[BEYA-03] [BEYA-05] is made, kept and sent to the signer, the owning seller and the office, once each', async () => {
    const { people, ndaId } = await aSignature(OFFICE_FILES.pdf);
    for (const { email } of people) {
      const rows = await certifiedTo(email);
      expect(rows.map(({ status }) => status)).toEqual(['sent']);
      const { mail } = world.receivedBy(email).find((one) => one.mail.subject === rows[0].subject) ?? {};
      const [{ sha256 }] = await world.source.query<{ sha256: string }[]>(
        'select sha256 from nda_certificates where nda_id = $1',
        [ndaId],
      );
      expect(
        mail?.attachments.map(({ filename, mimeType, content }) => [
          filename,
          mimeType,
          sha256Of(Buffer.from(content as ArrayBuffer)),
        ]),
      ).toEqual([[expect.stringMatching(/^NDA - Kestrel \d+ - Robin Signer\.pdf$/), 'application/pdf', sha256]]);
    }
    const kinds = await eventually(async () => {
      const rows = await world.source.query<{ kind: string }[]>(
        'select kind from nda_events where nda_id = $1 order by seq',
        [ndaId],
      );
      return rows.length > people.length && rows.map(({ kind }) => kind);
    });
    expect(kinds).toEqual(['certificate-made', 'certificate-sent', 'certificate-sent', 'certificate-sent']);
  });

  it('[BEYA-95] is not sent to a seller from whom the names of buyers are kept', async () => {
    const { people } = await aSignature(OFFICE_FILES.pdf, undefined, { sellerSeesNames: false });
    const [buyer, seller, agent] = people;
    expect([await certifiedTo(buyer.email), await certifiedTo(agent.email)].map(({ length }) => length)).toEqual([
      1, 1,
    ]);
    expect(await world.source.query('select kind from mails where recipient = $1', [seller.email])).toEqual([]);
  });

  it('[BEYA-26] made by whoever asked for it first, it is the one that is sent', async () => {
    const { people, ndaId } = await aSignature(OFFICE_FILES.pdf, async (id) => {
      const certificates = world.worker.worker.get(CertificatesService, { strict: false });
      await world.source.transaction((manager) => certificates.make(manager, id));
    });
    expect(await certifiedTo(people[0].email)).toHaveLength(1);
    expect(await world.source.query('select 1 from nda_certificates where nda_id = $1', [ndaId])).toHaveLength(1);
  });

  it('[BEYA-05] of more than 10 MB it stays behind a sign-in, and the mail says so', async () => {
    const large = await PDFDocument.create();
    large.addPage();
    await large.attach(randomBytes(10 * 1024 * 1024), 'plans.bin');
    const { people } = await aSignature(Buffer.from(await large.save()));
    const [{ subject }] = await certifiedTo(people[0].email);
    const { mail } = world.receivedBy(people[0].email).find((one) => one.mail.subject === subject) ?? {};
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([]);
    expect(mail?.text).toContain('The certificate is too large for a mail. Please sign in to open it.');
  });
});
