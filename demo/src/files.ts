import { sha256Of, storeText, type NewText, type StoredText } from '@stowbridge/backend/domains/documents/agreements';
import type { Storage } from '@stowbridge/backend/platform/storage/storage';
import type { Stampable } from '@stowbridge/contract/watermark';
import { makeMemorandum } from './documents/memorandum';
import { makeNda, ndaOf, ndaOfState } from './documents/nda';
import { makeRentRollSheet, makeStatementSheet } from './documents/sheets';
import { galleryOf, jpegOf, type Look, type PictureStore, type StoredPicture } from './pictures';
import type { DemoPlan, PropertyRow } from './plan';
import { hash, Random } from './random';

interface ImageRow extends StoredPicture {
  propertyId: number;
  position: number;
  createdAt: Date;
}
interface DocumentRow {
  propertyId: number;
  documentTypeId: number;
  watermark: boolean;
  stampable: Stampable;
  fileName: string;
  actualFileName: string;
  contentType: string;
  bytes: number;
  sha256: string;
  agreementId: number | null;
  publishedAt: Date;
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

/** Properties whose files are made at the same time. */
const AT_ONCE = 4;
/** Logos in `demo/pictures/logos`. */
const LOGOS = 60;

const PDF = 'application/pdf';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Makes and stores every picture and document of the plan. Files come before rows, so that no row lacks its file. */
export async function storeFiles(
  plan: DemoPlan,
  stateNames: ReadonlyMap<string, string>,
  pictures: PictureStore,
  storage: Storage,
  say: (text: string) => void,
): Promise<StoredFiles> {
  const stored: StoredFiles = { images: [], documents: [], agreements: [], logos: new Map(), portraits: new Map() };
  const documents = new DocumentMaker(plan.anchor);
  const texts: StoredText[] = [];
  const storeProperty = async (property: PropertyRow, look: Look): Promise<void> => {
    const gallery = galleryOf(look, property.storeTypeId);
    for (const [at, name] of gallery.entries()) {
      stored.images.push({
        propertyId: property.id,
        position: at + 1,
        ...(await pictures.put(name)),
        createdAt: property.createdAt,
      });
    }
    const stateName = stateNames.get(property.stateCode) ?? property.stateCode;
    for (const document of await documents.of(property, look, gallery[0], stateName)) {
      stored.documents.push(await storeDocument(plan.seed, property, document, storage));
      if (document.typeId === 8) {
        texts.push(await storeText(storage, textOf(property, document)));
      }
    }
  };
  for (let at = 0; at < plan.properties.length; at += AT_ONCE) {
    const batch = plan.properties.slice(at, at + AT_ONCE);
    await Promise.all(batch.map((property, i) => storeProperty(property, plan.looks[at + i])));
  }
  say(`${plan.properties.length} properties have their pictures and ${stored.documents.length} documents`);
  for (const [i, { id }] of plan.vendors.entries()) {
    stored.logos.set(id, (await pictures.put(`logos/${1 + (i % LOGOS)}`, 'VendorLogos')).fileName);
  }
  for (const [i, { id }] of plan.team.entries()) {
    stored.portraits.set(id, (await pictures.put(`team/${i + 1}`, 'TeamImages')).fileName);
  }
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

interface Made {
  typeId: number;
  name: string;
  contentType: string;
  content: Buffer;
}

/** Makes documents; the agreement of properties without papers of their own is written once for each state. */
class DocumentMaker {
  private readonly agreements = new Map<string, Promise<Buffer>>();

  constructor(private readonly date: Date) {}

  async of(property: PropertyRow, look: Look, cover: string, stateName: string): Promise<Made[]> {
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
    pdf(1, `Offering Memorandum - ${property.name}`, await makeMemorandum(property, stateName, await jpegOf(cover)));
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
    watermark: typeId !== 8,
    stampable: contentType === PDF ? 'yes' : 'not a PDF',
    fileName,
    actualFileName: name,
    contentType,
    bytes: content.length,
    sha256: sha256Of(content),
    agreementId: null,
    publishedAt: property.createdAt,
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
