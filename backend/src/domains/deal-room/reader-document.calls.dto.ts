export class ProfileDocumentDto {
  ID: number;
  DocumentTypeID: number;
  DocumentType: string;
  FileName: string;
  ActualFileName: string;
  CreatedDate: Date;
  ModifiedDate: Date;
}
