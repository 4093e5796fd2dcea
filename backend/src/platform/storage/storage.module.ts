import { Global, Module } from '@nestjs/common';
import { join, resolve } from 'node:path';
import { Config } from '../../config';
import { ImageCodec } from './image-codec';
import { LocalStorage } from './local.storage';
import { PendingFilesService } from './pending-files.service';
import { Storage } from './storage';
import { StoredImagesService } from './stored-images.service';

/** The folder that holds the files; undefined when they are in a bucket. */
export function storageFolder({ STORAGE_URL: url, DATA_DIR }: Config): string | undefined {
  if (url?.startsWith('s3:')) {
    return undefined;
  }
  return resolve(url ? url.replace(/^file:(\/\/)?/, '') : join(DATA_DIR, 'files'));
}

/** The store that the configuration names; a folder below DATA_DIR by default. */
export async function storageFor(config: Config): Promise<Storage> {
  const folder = storageFolder(config);
  if (folder !== undefined) {
    return new LocalStorage(folder);
  }
  // Which Node is supported is said by us: the client's own warning is of no use to whoever runs this.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  // The client is large, and most installations keep their files in a folder.
  const { S3Storage } = await import('./s3.storage');
  return new S3Storage(config.STORAGE_URL as string);
}

@Global()
@Module({
  providers: [
    { provide: Storage, inject: [Config], useFactory: storageFor },
    PendingFilesService,
    ImageCodec,
    StoredImagesService,
  ],
  exports: [Storage, PendingFilesService, StoredImagesService],
})
export class StorageModule {}
