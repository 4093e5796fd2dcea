/** A lookup item of the documents' calls [CONST-14]. */
export class LookupItemDto {
  ID: number;
  Name: string;
}

export const lookupItems = (rows: { id: number; name: string }[]): LookupItemDto[] =>
  rows.map(({ id, name }) => ({ ID: id, Name: name }));
