import { Role, type RoleId } from './ids';

/** A name as a path segment, '-' when nothing readable is left of it; the id alone finds the record. */
export function slug(name: string): string {
  return (
    name
      .normalize('NFKD')
      .replace(/[^\w\s-]/g, '')
      .trim()
      .replace(/[\s_-]+/g, '-') || '-'
  );
}

export const propertyAddresses = {
  public: (id: number, name: string) => `/property/${id}/${slug(name)}/`,
  buyer: (id: number, name: string) => `/buyer/property/${id}/${slug(name)}`,
  seller: (id: number, name: string) => `/seller/property/${id}/${slug(name)}`,
  /** The page of one offer, for the seller. */
  sellerOffer: (id: number, name: string, dealId: number) => `/seller/property/${id}/${slug(name)}/offers/${dealId}`,
  office: (id: number) => `/admin/property/${id}`,
};

/** The page of the search; a keyword is part of its path. */
export const searchPath = (keyword = ''): string => `/property/search/${keyword ? encodeURIComponent(keyword) : ''}`;

/** Where the back office lists the offers of all properties. */
export const DEAL_TRACKER = '/admin/dealtracker';

/** Where buyers show their proofs of funds. */
export const FUNDS_PROOFS = '/my-funds';

/** Where buyers say what they buy. */
export const WHAT_I_BUY = '/what-i-buy';

/** What a message or a mail speaks of. */
export type PlaceKind = 'property' | 'offer' | 'documents' | 'questions';

export interface Place {
  kind: PlaceKind;
  propertyId: number;
  propertyName: string;
  /** Of an offer. */
  dealId?: number | null;
}

/** The parts of a property's page that show its documents, its questions, and one offer. */
export const DOCUMENTS_ANCHOR = 'documents';
export const QUESTIONS_ANCHOR = 'questions';
/** Where the copy of one's data stands on one's account page. */
export const YOUR_DATA = 'your-data';
/** The page of the site on which somebody without an account asks for their data; the mailed link has its secret behind it. */
export const VISITOR_DATA = '/yourdata';

/** What names, in the address of a property's page, the archive of its documents that was mailed. */
export const ARCHIVE = 'archive';
/** The part of a buyer's page in the back office that shows their proofs of funds. */
export const FUNDS_ANCHOR = 'funds';
export const offerAnchor = (dealId: number): string => `offer-${dealId}`;

/** What the button says that leads there. */
export const PLACE_LABELS: Record<PlaceKind, string> = {
  property: 'See the property',
  offer: 'See the offer',
  documents: 'See the documents',
  questions: 'See the questions',
};

/** What is shown in the button's place when the page may no longer be opened. */
export const NOT_LISTED = 'This property is not listed any more.';

/** The path at which somebody finds it in this role: the same in mails and notifications [FSITE-20]. */
export function placeAddress(role: RoleId, { kind, propertyId, propertyName, dealId }: Place): string {
  if (role === Role.Admin) {
    return kind === 'offer' ? DEAL_TRACKER : propertyAddresses.office(propertyId);
  }
  if (role === Role.Seller && kind === 'offer' && dealId) {
    return propertyAddresses.sellerOffer(propertyId, propertyName, dealId);
  }
  const page = role === Role.Seller ? propertyAddresses.seller : propertyAddresses.buyer;
  return page(propertyId, propertyName) + anchorOf(kind, dealId);
}

function anchorOf(kind: PlaceKind, dealId?: number | null): string {
  if (kind === 'documents') {
    return `#${DOCUMENTS_ANCHOR}`;
  }
  if (kind === 'questions') {
    return `#${QUESTIONS_ANCHOR}`;
  }
  return kind === 'offer' && dealId ? `#${offerAnchor(dealId)}` : '';
}
