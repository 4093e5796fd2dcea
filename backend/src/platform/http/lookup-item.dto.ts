/** A lookup item of the documents' calls [CONST-14]. */
export class LookupItemDto {
  ID: number;
  Name: string;
}
