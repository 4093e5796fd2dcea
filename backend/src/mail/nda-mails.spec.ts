import { recordText, sha256Of, storeText } from '../domains/documents/agreements';
import { Storage } from '../platform/storage/storage';
import { User } from '../domains/accounts/users/user.entity';
import { aBuyer, aProperty } from '../../test/builders';
import { MailWorld } from '../../test/mail-world';
import { aSignedNda } from '../../test/ndas';

describe('the mails about a signed NDA', () => {
  let world: MailWorld;
  beforeAll(async () => (world = await MailWorld.start()), 60_000);
  afterAll(() => world.close());

  /** A buyer who has signed this content, as somebody else by the address. */
  async function aSigner(content: Buffer): Promise<User> {
    const { source, worker } = world;
    const [buyer, property] = [await aBuyer(source), await aProperty(source)];
    const text = await storeText(worker.worker.get(Storage, { strict: false }), {
      content,
      extension: 'pdf',
      actualFileName: 'Vereinbarung für Käufer.pdf',
      contentType: 'application/pdf',
      firstUploadedAt: new Date(),
      uploadedById: null,
    });
    await recordText(source.manager, text);
    await aSignedNda(source, property, buyer.id, text.sha256);
    const [{ id: ndaId }] = await source.query<{ id: number }[]>('select id from ndas where user_id = $1', [buyer.id]);
    await world.tell('nda.signed', { ndaId, propertyId: property.id, userId: buyer.id });
    return buyer;
  }

  it('[FEVI-05] bring the text that was signed, byte for byte, to the account and to the address that was written', async () => {
    const content = Buffer.from('%PDF-1.4 what was signed');
    const buyer = await aSigner(content);
    for (const address of [buyer.email, 'robin@example.com']) {
      expect(await world.settled(address)).toMatchObject({ status: 'sent' });
      const [{ mail }] = world.receivedBy(address);
      expect(mail.text).toContain('If you have not signed this, please tell us.');
      expect(
        mail.attachments.map(({ filename, mimeType, content: bytes }) => [
          filename,
          mimeType,
          sha256Of(Buffer.from(bytes as ArrayBuffer)),
        ]),
      ).toEqual([['Vereinbarung für Käufer.pdf', 'application/pdf', sha256Of(content)]]);
    }
  });

  it('[FEVI-05] leave a text of more than 10 MB behind a sign-in and say so', async () => {
    const buyer = await aSigner(Buffer.alloc(10 * 1024 * 1024 + 1, 32));
    expect(await world.settled(buyer.email)).toMatchObject({ status: 'sent' });
    const [{ mail }] = world.receivedBy(buyer.email);
    expect([
      mail.attachments,
      mail.text?.includes('The agreement is too large for a mail; it can be read after signing in.'),
    ]).toEqual([[], true]);
  });
});
