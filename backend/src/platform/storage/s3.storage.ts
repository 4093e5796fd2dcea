import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Readable } from 'node:stream';
import type { ByteRange } from './byte-range';
import { Area, isStoredName, RemovableArea, Storage, StoredFile } from './storage';

function key(area: Area, name: string): string {
  if (!isStoredName(name)) {
    throw new Error('not a stored name');
  }
  return `${area}/${name}`;
}

/** Files in an S3-compatible bucket: `s3://key:secret@host:port/bucket?region=...&tls=false`. */
export class S3Storage extends Storage {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor(url: string) {
    super();
    const parsed = new URL(url);
    this.bucket = parsed.pathname.slice(1);
    this.client = new S3Client({
      endpoint: `${parsed.searchParams.get('tls') === 'false' ? 'http' : 'https'}://${parsed.host}`,
      region: parsed.searchParams.get('region') ?? 'us-east-1',
      forcePathStyle: true,
      // Stores other than Amazon's know neither the newer checksums nor their trailers.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 3_000, requestTimeout: 30_000 },
      maxAttempts: 3,
      credentials: {
        accessKeyId: decodeURIComponent(parsed.username),
        secretAccessKey: decodeURIComponent(parsed.password),
      },
    });
  }

  async put(area: Area, name: string, content: Buffer, contentType: string): Promise<void> {
    await this.client.send(
      new PutObjectCommand({ Bucket: this.bucket, Key: key(area, name), Body: content, ContentType: contentType }),
    );
  }

  async get(area: Area, name: string, part?: ByteRange): Promise<StoredFile | undefined> {
    if (!isStoredName(name)) {
      return undefined;
    }
    try {
      const found = await this.client.send(
        new GetObjectCommand({
          Bucket: this.bucket,
          Key: key(area, name),
          ...(part ? { Range: `bytes=${part.start}-${part.end}` } : {}),
        }),
      );
      return { stream: found.Body as Readable, bytes: found.ContentLength ?? 0 };
    } catch (error) {
      if (error instanceof NoSuchKey) {
        return undefined;
      }
      throw error;
    }
  }

  async delete(area: RemovableArea, name: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: key(area, name) }));
  }

  async check(): Promise<void> {
    await this.client.send(new HeadBucketCommand({ Bucket: this.bucket }));
  }
}
