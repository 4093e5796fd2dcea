import type { CommitImportDto, ImportDto } from '@stowbridge/api';
import { ImportsResourceService } from '@stowbridge/api/services/ImportsResourceService';
import { saveBlob } from './download';
import { request } from './http';
import { transport } from './transport';
import { upload } from './upload';

const importsApi = new ImportsResourceService(transport);

/** Records from spreadsheets. */
export const importCalls = {
  /** Has a file read and checked; nothing is written. */
  uploadImport: (kind: ImportDto['kind'], file: File, onProgress?: (share: number) => void): Promise<ImportDto> =>
    upload<ImportDto>({ path: '/api/v1/imports', fields: { kind }, file, onProgress }),

  /** Says what the columns are, and has the rows checked again. */
  setImportColumns: (id: number, columns: string[]): Promise<ImportDto> =>
    importsApi.map({ id, requestBody: { columns } }),

  commitImport: (id: number, requestBody: CommitImportDto): Promise<ImportDto> =>
    importsApi.commit({ id, requestBody }),

  /** Takes back what nobody has changed since. */
  undoImport: (id: number): Promise<ImportDto> => importsApi.undo({ id }),

  /** Drops a check of which nothing is written. */
  dropImport: (id: number) => importsApi.delete({ id }),

  /** Saves the rows that somebody has to look at, with what is wrong with each. */
  async saveImportReport(id: number): Promise<void> {
    const response = await request(`/api/v1/imports/${id}/report`);
    saveBlob(await response.blob(), `import_${id}.xlsx`);
  },
};
