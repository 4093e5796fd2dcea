import { logLabel, PROPERTY_FIELDS, type PropertyField } from './property-fields';

/** How the value of a field is read: as it is unless something else is said. */
export type FieldKind =
  | 'money'
  | 'percent'
  /** A year, a version: no separators. */
  | 'plain'
  | 'day'
  | 'time'
  | 'html'
  /** Ids whose number says more than they do. */
  | 'count'
  | 'states'
  | 'storeTypes'
  | 'propertyStatuses'
  | 'userStatuses'
  | 'dealStatuses'
  | 'priceAlternatives'
  | 'diligencePeriods'
  | 'documentTypes'
  | 'positions'
  | 'agentLocations'
  | 'roles'
  | 'user'
  | 'property'
  | 'category'
  | 'api-key'
  | 'message';

export type FieldWords = readonly [label: string, kind?: FieldKind];

/** Every field that the audit log can name, in words; where records use a name differently, their kind comes before it. */
const fieldWords: Readonly<Record<string, FieldWords>> = {
  accessDays: ['Days of access'],
  acceptedOn: ['Accepted on', 'day'],
  active: ['Active'],
  activeUntil: ['Active until', 'day'],
  actor: ['Done by'],
  address: ['Address'],
  address1: ['Address'],
  address2: ['Address, second line'],
  afterAcceptance: ['Days from the acceptance'],
  agentIds: ['Listing agents', 'user'],
  agentLocationId: ['Office', 'agentLocations'],
  allowedAddresses: ['Allowed addresses'],
  alternatePriceOptionDate: ['Price alternative date', 'day'],
  alternatePriceOptionId: ['Price alternative', 'priceAlternatives'],
  amount: ['Amount', 'money'],
  assigneeId: ['Assignee', 'user'],
  askAgain: ['Everybody is asked to sign again'],
  at: ['Date and time', 'time'],
  backupAt: ['Backup of', 'time'],
  beforeClosing: ['Days before the closing'],
  brokerIds: ['Listing agents', 'user'],
  buyerId: ['Buyer', 'user'],
  capitalSource: ['Capital source'],
  capRate: ['Cap rate', 'percent'],
  category: ['About'],
  categoryIds: ['Categories', 'category'],
  city: ['City'],
  closedAt: ['Closed', 'time'],
  commissionPercent: ['Commission', 'percent'],
  companyName: ['Company'],
  confidential: ['Confidential'],
  country: ['Country'],
  createdAt: ['Created', 'time'],
  days: ['Days'],
  dealId: ['Deal number', 'plain'],
  dealIds: ['Deals', 'count'],
  dealName: ['Deal name'],
  dealStatusId: ['Stage', 'dealStatuses'],
  'deal.from': ['From', 'dealStatuses'],
  'deal.to': ['To', 'dealStatuses'],
  description: ['Description', 'html'],
  documentId: ['Document number', 'plain'],
  documentTypeId: ['Document type', 'documentTypes'],
  doneOn: ['Done on', 'day'],
  doneAt: ['Done', 'time'],
  doneById: ['Done by', 'user'],
  dueOn: ['Due on', 'day'],
  dueAt: ['Offers due', 'time'],
  dueBefore: ['Due before', 'time'],
  email: ['E-mail'],
  emailConfirmedAt: ['E-mail confirmed', 'time'],
  enquiryId: ['Enquiry number', 'plain'],
  equity: ['Equity', 'money'],
  exchangeDeadline: ['1031 deadline', 'day'],
  expiresAt: ['Ends', 'time'],
  featured: ['Featured'],
  figuresShown: ['Figures shown to'],
  fileForSellers: ['Sellers may open the file'],
  firstName: ['First name'],
  guidanceHigh: ['Price guidance up to', 'money'],
  guidanceLow: ['Price guidance from', 'money'],
  id: ['Number', 'plain'],
  ids: ['Entries in order', 'count'],
  imageId: ['Image number', 'plain'],
  imageIds: ['Images in order', 'count'],
  imageName: ['Picture'],
  isConfirmed: ['Password chosen'],
  isHavingSelfStorages: ['Owns self-storage'],
  instructions: ['Instructions'],
  isInterested: ['Interested'],
  isOffline: ['Offline offer'],
  key: ['Key'],
  keyId: ['By API key', 'api-key'],
  kind: ['Kind'],
  lastName: ['Last name'],
  moveToMonday: ['Moves to Monday'],
  late: ['Taken after offers were due'],
  latitude: ['Latitude', 'plain'],
  letterFor: ['Written to', 'count'],
  level: ['Level'],
  limit: ['Limit', 'money'],
  listedAt: ['Listed', 'time'],
  logo: ['Logo'],
  longitude: ['Longitude', 'plain'],
  lowered: ['Access lowered', 'count'],
  maxPrice: ['Budget', 'money'],
  modifiedAt: ['Modified', 'time'],
  must: ['A property must have'],
  name: ['Name'],
  nameBefore: ['Name before'],
  ndaAskedAgainAt: ['Asked to sign again', 'time'],
  ndaId: ['NDA number', 'plain'],
  ndaMode: ['NDA mode'],
  nice: ['It would better have'],
  note: ['Note'],
  numberOfProperties: ['Number of properties'],
  offersDueDate: ['Offers due', 'day'],
  offlineBuyerCity: ['City of the offline buyer'],
  offlineBuyerEmail: ['E-mail of the offline buyer'],
  offlineBuyerFirstName: ['First name of the offline buyer'],
  offlineBuyerLastName: ['Last name of the offline buyer'],
  offlineBuyerStateId: ['State of the offline buyer', 'states'],
  ownerId: ['Owner', 'user'],
  parentMessageId: ['Answer to message', 'message'],
  percent: ['Probability', 'percent'],
  phase: ['Phase'],
  phoneNumber: ['Phone'],
  position: ['Position'],
  positionId: ['Position', 'positions'],
  price: ['Price', 'money'],
  priceReducedAt: ['Price reduced', 'time'],
  pricePerSqft: ['Price per square foot', 'money'],
  primaryBefore: ['Primary category before', 'category'],
  primaryCategoryId: ['Primary category', 'category'],
  'property.from': ['From', 'propertyStatuses'],
  'property.statusId': ['Status', 'propertyStatuses'],
  'property.to': ['To', 'propertyStatuses'],
  proofId: ['Proof number', 'plain'],
  propertyId: ['Property', 'property'],
  propertyName: ['Property name'],
  question: ['Comments'],
  publishedTo: ['Published to'],
  questionsUntil: ['Questions until', 'day'],
  queue: ['Queue'],
  radiusMiles: ['Explorer radius in miles'],
  reason: ['Reason'],
  replacedById: ['Replaced by key number', 'plain'],
  repricedAt: ['Price changed', 'time'],
  replyId: ['Reply number', 'plain'],
  revisionAskedAt: ['Revised offer asked for', 'time'],
  roleId: ['Role', 'roles'],
  roles: ['Roles', 'roles'],
  rolesBefore: ['Roles before', 'roles'],
  roomForExpansion: ['Room for expansion'],
  roundId: ['Round number', 'plain'],
  row: ['Row', 'plain'],
  scopes: ['May'],
  sealed: ['Sealed'],
  sellerDecides: ['Seller decides on access'],
  teaserName: ['Teaser name'],
  sellerSeesNames: ['Seller sees names of buyers'],
  sellerId: ['Seller', 'user'],
  sequence: ['Times moved', 'plain'],
  session: ['Session'],
  sessions: ['Sessions'],
  sha256: ['SHA-256 of the file'],
  side: ['Side'],
  signature: ['What was found'],
  signedOn: ['Signed on', 'day'],
  stateId: ['State', 'states'],
  statusAt: ['Stage since', 'time'],
  storeTypeId: ['Property type', 'storeTypes'],
  submittedAt: ['Submitted', 'time'],
  takenOverFromId: ['Taken over from', 'user'],
  table: ['Table'],
  templateKey: ['Checklist item'],
  textChanged: ['Text changed'],
  tier: ['Tier', 'plain'],
  tierBefore: ['Tier before', 'plain'],
  title: ['Title'],
  toUserId: ['To', 'user'],
  toUserTypeId: ['As', 'roles'],
  unitMix: ['Unit mix'],
  'user.from': ['From', 'userStatuses'],
  'user.statusId': ['Status', 'userStatuses'],
  'user.to': ['To', 'userStatuses'],
  userId: ['Person', 'user'],
  userTypeId: ['User type', 'roles'],
  version: ['Version', 'plain'],
  week: ['Week', 'day'],
  videoCode: ['Video'],
  watermark: ['Watermark'],
  website: ['Website'],
  why: ['What happened'],
  winners: ['Chosen deals', 'count'],
  zipCode: ['ZIP code'],
};

const kinds: Partial<Record<PropertyField['kind'], FieldKind>> = {
  dollars: 'money',
  percent: 'percent',
  year: 'plain',
};
const propertyWords = Object.fromEntries(
  PROPERTY_FIELDS.map((field): [string, FieldWords] => [field.name, [logLabel(field), kinds[field.kind]]]),
);

/** The words for a field of a kind of record; undefined for one that was logged under a name of former times. */
export const wordsOf = (kind: string, field: string): FieldWords | undefined =>
  fieldWords[`${kind}.${field}`] ?? (kind === 'property' ? propertyWords[field] : undefined) ?? fieldWords[field];
