import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { sha256Of, storeText, type NewText, type StoredText } from '@stowbridge/backend/domains/documents/agreements';
import type { Storage } from '@stowbridge/backend/platform/storage/storage';
import { makeMemorandum } from './documents/memorandum';
import { makeNda, ndaOf, ndaOfState } from './documents/nda';
import { makeRentRollSheet, makeStatementSheet } from './documents/sheets';
import { galleryOf, type Look, type Picture } from './images/gallery';
import { drawLogo } from './images/logos';
import { drawPortrait, PEOPLE } from './images/portraits';
import { inParallel, type Rendered, renderWebp } from './images/render';
import type { DemoPlan, PropertyRow } from './plan';
import { hash, Random } from './random';

interface ImageRow {
  propertyId: number;
  position: number;
  fileName: string;
  width: number;
  height: number;
  color: string;
  createdAt: Date;
}
interface DocumentRow {
  propertyId: number;
  documentTypeId: number;
  fileName: string;
  actualFileName: string;
  contentType: string;
  bytes: number;
  sha256: string;
  agreementId: number | null;
  createdAt: Date;
  modifiedAt: Date;
}
export interface AgreementRow extends StoredText {
  id: number;
}
export interface StoredFiles {
  images: ImageRow[];
  documents: DocumentRow[];
  agreements: AgreementRow[];
  logos: Map<number, string>;
  portraits: Map<number, string>;
}

const PDF = 'application/pdf';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const WEBP = 'image/webp';

/** Draws pictures once each and keeps what the rows need to know of them. */
export class PictureStore {
  private readonly drawn = new Map<string, Promise<Omit<Rendered, 'content'>>>();

  constructor(private readonly storage: Storage) {}

  get count(): number {
    return this.drawn.size;
  }

  put(picture: Picture): Promise<Omit<Rendered, 'content'>> {
    const known = this.drawn.get(picture.key);
    if (known) {
      return known;
    }
    const made = this.draw(picture);
    this.drawn.set(picture.key, made);
    return made;
  }

  /** A stored picture as a JPEG, which PDF files can hold. */
  async jpeg(picture: Picture): Promise<Buffer> {
    const file = await this.storage.get('StoreImages', picture.fileName);
    if (!file) {
      throw new Error(`${picture.key} has not been stored`);
    }
    return sharp(await buffer(file.stream))
      .resize(1000, 750)
      .jpeg({ quality: 76 })
      .toBuffer();
  }

  private async draw(picture: Picture): Promise<Omit<Rendered, 'content'>> {
    const { content, ...facts } = await renderWebp(picture.draw());
    await this.storage.put('StoreImages', picture.fileName, content, WEBP);
    return facts;
  }
}

/** Makes and stores every picture and document of the plan. Files come before rows, so that no row lacks its file. */
export async function storeFiles(
  plan: DemoPlan,
  stateNames: ReadonlyMap<string, string>,
  pictures: PictureStore,
  storage: Storage,
  say: (text: string) => void,
): Promise<StoredFiles> {
  const stored: StoredFiles = { images: [], documents: [], agreements: [], logos: new Map(), portraits: new Map() };
  const documents = new DocumentMaker(pictures, plan.anchor);
  const texts: StoredText[] = [];
  let done = 0;
  await inParallel(plan.properties, 3, async (property, i) => {
    const look = plan.looks[i];
    const gallery = galleryOf(look, property.name, property.storeTypeId);
    for (const [at, picture] of gallery.entries()) {
      stored.images.push({
        propertyId: property.id,
        position: at + 1,
        fileName: picture.fileName,
        ...(await pictures.put(picture)),
        createdAt: property.createdAt,
      });
    }
    for (const document of await documents.of(
      property,
      look,
      gallery[0],
      stateNames.get(property.stateCode) ?? property.stateCode,
    )) {
      stored.documents.push(await storeDocument(plan.seed, property, document, storage));
      if (document.typeId === 8) {
        texts.push(await storeText(storage, textOf(property, document)));
      }
    }
    done += 1;
    if (done % 60 === 0) {
      say(
        `${done} of ${plan.properties.length} properties have their ${pictures.count} pictures and ${stored.documents.length} documents`,
      );
    }
  });
  await inParallel(plan.vendors, 4, async (vendor) => {
    stored.logos.set(
      vendor.id,
      await storePicture(
        'VendorLogos',
        `logo ${vendor.id} ${vendor.companyName}`,
        drawLogo(vendor.companyName),
        storage,
      ),
    );
  });
  await inParallel(plan.team, 2, async (member, i) => {
    stored.portraits.set(
      member.id,
      await storePicture('TeamImages', `portrait ${member.firstName}`, drawPortrait(PEOPLE[i]), storage),
    );
  });
  stored.images.sort((a, b) => a.propertyId - b.propertyId || a.position - b.position);
  stored.documents.sort((a, b) => a.propertyId - b.propertyId || a.documentTypeId - b.documentTypeId);
  stored.agreements = numbered(texts);
  const ids = new Map(stored.agreements.map(({ sha256, id }) => [sha256, id]));
  for (const document of stored.documents) {
    if (document.documentTypeId === 8) {
      document.agreementId = ids.get(document.sha256) ?? null;
    }
  }
  return stored;
}

async function storePicture(
  area: 'VendorLogos' | 'TeamImages',
  key: string,
  svg: string,
  storage: Storage,
): Promise<string> {
  const fileName = `${new Random(hash(key)).hex32()}.webp`;
  await storage.put(area, fileName, (await renderWebp(svg, 84)).content, WEBP);
  return fileName;
}

interface Made {
  typeId: number;
  name: string;
  contentType: string;
  content: Buffer;
}

/** Makes documents; the agreement of properties without papers of their own is written once for each state. */
class DocumentMaker {
  private readonly agreements = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly pictures: PictureStore,
    private readonly date: Date,
  ) {}

  async of(property: PropertyRow, look: Look, cover: Picture, stateName: string): Promise<Made[]> {
    const made: Made[] = [];
    const pdf = (typeId: number, name: string, content: Buffer) =>
      made.push({ typeId, name: `${name}.pdf`, contentType: PDF, content });
    const xlsx = (typeId: number, name: string, content: Buffer) =>
      made.push({ typeId, name: `${name}.xlsx`, contentType: XLSX, content });
    if (look.hasNda) {
      pdf(
        8,
        'Confidentiality Agreement',
        await (look.hasFinancials ? makeNda(ndaOf(property)) : this.agreementIn(stateName)),
      );
    }
    if (!look.hasFinancials) {
      return made;
    }
    pdf(
      1,
      `Offering Memorandum - ${property.name}`,
      await makeMemorandum(property, stateName, await this.pictures.jpeg(cover)),
    );
    if (property.unitMix) {
      xlsx(2, `Rent Roll - ${property.name}`, await makeRentRollSheet(property));
    }
    if (property.noi) {
      xlsx(3, `T-12 - ${property.name}`, await makeStatementSheet(property));
    }
    return made;
  }

  private agreementIn(stateName: string): Promise<Buffer> {
    const known = this.agreements.get(stateName);
    if (known) {
      return known;
    }
    const made = makeNda(ndaOfState(stateName, this.date));
    this.agreements.set(stateName, made);
    return made;
  }
}

async function storeDocument(
  seed: number,
  property: PropertyRow,
  { typeId, name, contentType, content }: Made,
  storage: Storage,
): Promise<DocumentRow> {
  const extension = contentType === PDF ? 'pdf' : 'xlsx';
  const fileName = `${new Random(hash(`document ${property.id} ${typeId}`, seed)).hex32()}.${extension}`;
  await storage.put('StoreDocuments', fileName, content, contentType);
  return {
    propertyId: property.id,
    documentTypeId: typeId,
    fileName,
    actualFileName: name,
    contentType,
    bytes: content.length,
    sha256: sha256Of(content),
    agreementId: null,
    createdAt: property.createdAt,
    modifiedAt: property.createdAt,
  };
}

const textOf = (property: PropertyRow, { name, contentType, content }: Made): NewText => ({
  content,
  extension: 'pdf',
  contentType,
  actualFileName: name,
  firstUploadedAt: property.createdAt,
  uploadedById: null,
});

/** Each text once, by its first upload. */
function numbered(texts: StoredText[]): AgreementRow[] {
  const first = new Map<string, StoredText>();
  for (const text of [...texts].sort((a, b) => a.firstUploadedAt.getTime() - b.firstUploadedAt.getTime())) {
    if (!first.has(text.sha256)) {
      first.set(text.sha256, text);
    }
  }
  return [...first.values()].map((text, i) => ({ id: i + 1, ...text }));
}
