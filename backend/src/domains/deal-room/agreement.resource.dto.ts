/** The text under a signature. */
export class AgreementDto {
  id: number;
  /** Hex SHA-256 of the content. */
  sha256: string;
  /** The name it was first uploaded with. */
  actualFileName: string;
  contentType: string;
  bytes: number;
  /** Of a PDF; null for others. */
  pages: number | null;
  firstUploadedAt: Date;
  /** Opens the text for this session and 5 minutes; relative to the site. */
  url: string;
}
