/** Something that happened with a signature. */
export interface CertificateEvent {
  at: Date;
  /** In words: `Agreement opened`. */
  what: string;
}

/** All that a certificate says. What is null is not known and reads `not recorded`. */
export interface CertificateFacts {
  /** The name of the product. */
  product: string;
  propertyId: number;
  /** As at signing. */
  propertyName: string;
  /** The file that was signed; null when its text was lost. */
  agreement: { fileName: string; pages: number | null; sha256: string; contentType: string } | null;
  /** The signature is from before texts were kept, and the bytes of its own are gone. */
  textLost: boolean;
  /** Of the text that was signed, noted with the signature. */
  documentSha256: string;
  signer: {
    /** As written by the signer. */
    name: string;
    typedEmail: string;
    accountEmail: string | null;
    /** When and how the account's address was confirmed, as a sentence. */
    accountConfirmed: string | null;
    entity: string | null;
    /** Line by line. */
    postalAddress: string[];
    phone: string;
  };
  consent: { text: string; version: string | null };
  disclosure: { text: string; version: string; acceptedAt: Date | null } | null;
  /** How the session was begun, in words. */
  authMethod: string | null;
  signedInAt: Date | null;
  /** Of the network. */
  address: string | null;
  userAgent: string | null;
  /** Of the browser, an IANA name. */
  timeZone: string | null;
  signedAt: Date;
  /** In the order in which they happened. */
  events: CertificateEvent[];
  /** The hash of the newest event, hexadecimal. */
  chainHead: string | null;
  verifyUrl: string;
  code: string;
  /** Set for a signature on paper that somebody entered. */
  outside: { recordedBy: string } | null;
}
