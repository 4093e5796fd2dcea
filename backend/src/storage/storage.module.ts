import { Global, Module } from '@nestjs/common';
import { join, resolve } from 'node:path';
import { Config } from '../config';
import { LocalStorage } from './local.storage';
import { S3Storage } from './s3.storage';
import { Storage } from './storage';
import { StoredImagesService } from './stored-images.service';

/** The store that the configuration names; a folder below DATA_DIR by default. */
export function storageFor(config: Config): Storage {
  const url = config.STORAGE_URL;
  if (url?.startsWith('s3:')) return new S3Storage(url);
  return new LocalStorage(resolve(url ? url.replace(/^file:(\/\/)?/, '') : join(config.DATA_DIR, 'files')));
}

@Global()
@Module({ providers: [{ provide: Storage, inject: [Config], useFactory: storageFor }, StoredImagesService], exports: [Storage, StoredImagesService] })
export class StorageModule {}
