import { Global, Module } from '@nestjs/common';
import { join, resolve } from 'node:path';
import { Config } from '../config';
import { LocalStorage } from './local.storage';
import { LooseFilesService } from './loose-files.service';
import { Storage } from './storage';
import { StoredImagesService } from './stored-images.service';

/** The store that the configuration names; a folder below DATA_DIR by default. */
export async function storageFor(config: Config): Promise<Storage> {
  const url = config.STORAGE_URL;
  if (url?.startsWith('s3:')) {
    // The client is large, and most installations keep their files in a folder.
    const { S3Storage } = await import('./s3.storage');
    return new S3Storage(url);
  }
  return new LocalStorage(resolve(url ? url.replace(/^file:(\/\/)?/, '') : join(config.DATA_DIR, 'files')));
}

@Global()
@Module({ providers: [{ provide: Storage, inject: [Config], useFactory: storageFor }, LooseFilesService, StoredImagesService], exports: [Storage, LooseFilesService, StoredImagesService] })
export class StorageModule {}
