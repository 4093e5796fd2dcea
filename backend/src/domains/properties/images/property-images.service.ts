import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@stowbridge/contract/log-words';
import { UPLOAD_LIMIT } from '@stowbridge/contract/uploads';
import type { FastifyRequest } from 'fastify';
import { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit/audit';
import { Caller, requireAdmin } from '../../../platform/access/permissions';
import { changedMeanwhile, invalid, notFound } from '../../../platform/common/errors';
import { list } from '../../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../../platform/http/list/resource-list';
import { receiveUpload, uploadId } from '../../../platform/common/upload';
import { withTransactionOf } from '../../../platform/database/transaction';
import { recordEvent } from '../../../platform/events/outbox';
import { PendingFilesService } from '../../../platform/storage/pending-files.service';
import { StoredImagesService } from '../../../platform/storage/stored-images.service';
import { lockedProperty } from '../editing/property-lock';
import { Property, PropertyImage } from '../editing/property.entity';
import { IMAGES } from './images.list';

const MOST_IMAGES = 100;

/** The pictures of a property; the first is its cover. */
@Injectable()
export class PropertyImagesService {
  constructor(
    private readonly source: DataSource,
    private readonly stored: StoredImagesService,
    private readonly pending: PendingFilesService,
  ) {}

  /** [DOC-14, APROP-69] */
  async list(caller: Caller, propertyId: number): Promise<PropertyImage[]> {
    requireAdmin(caller);
    if (!(await this.source.manager.existsBy(Property, { id: propertyId }))) {
      throw notFound('The property');
    }
    return this.ofProperty(this.source.manager, propertyId);
  }

  page(caller: Caller, request: ListQueryDto): Promise<Listed<PropertyImage>> {
    requireAdmin(caller);
    return list(this.source, request, IMAGES);
  }

  async get(caller: Caller, id: number): Promise<PropertyImage> {
    requireAdmin(caller);
    const image = await this.source.manager.findOneBy(PropertyImage, { id });
    if (!image) {
      throw notFound('The image');
    }
    return image;
  }

  /** Adds one picture after the last [DOC-01, DOC-05, DOC-07]. */
  async upload(caller: Caller, request: FastifyRequest): Promise<PropertyImage> {
    requireAdmin(caller);
    const upload = await receiveUpload(request, UPLOAD_LIMIT);
    const propertyId = uploadId(upload, 'propertyId');
    if (!(await this.source.manager.existsBy(Property, { id: propertyId }))) {
      throw notFound('The property');
    }
    const { fileName, width, height, color } = await this.stored.store('StoreImages', upload);
    try {
      return await withTransactionOf(caller, this.source, async (manager) => {
        await lockedProperty(manager, propertyId);
        await this.pending.keep(manager, 'StoreImages', fileName);
        const before = await this.ofProperty(manager, propertyId);
        if (before.length >= MOST_IMAGES) {
          throw invalid(`A property has at most ${MOST_IMAGES} images.`, 'file');
        }
        const image = manager.create(PropertyImage, {
          propertyId,
          fileName,
          width,
          height,
          color,
          position: (before.at(-1)?.position ?? 0) + 1,
        });
        await manager.save(image);
        await this.record(manager, caller, propertyId, 'property.image-added', { imageId: image.id });
        return image;
      });
    } catch (error) {
      await this.pending.remove('StoreImages', [fileName]);
      throw error;
    }
  }

  /**
   * Puts the pictures in this order.
   * @throws DomainError('changed') unless the ids are exactly those of the property: somebody added or deleted one
   */
  async order(caller: Caller, propertyId: number, ids: number[]): Promise<PropertyImage[]> {
    requireAdmin(caller);
    return withTransactionOf(caller, this.source, async (manager) => {
      await lockedProperty(manager, propertyId);
      const before = await this.ofProperty(manager, propertyId);
      const known = new Map(before.map((image) => [image.id, image]));
      if (ids.length !== before.length || !ids.every((id) => known.has(id))) {
        throw changedMeanwhile('The images of this property have changed meanwhile. Please load them again.');
      }
      await manager.query(
        `update property_images i set position = o.position from unnest($1::int[]) with ordinality o(id, position) where i.id = o.id and i.property_id = $2`,
        [ids, propertyId],
      );
      await this.record(manager, caller, propertyId, 'property.images-ordered', { imageIds: ids.join(',') });
      return this.ofProperty(manager, propertyId);
    });
  }

  /** [DOC-18] */
  async delete(caller: Caller, propertyId: number, imageId: number): Promise<void> {
    requireAdmin(caller);
    const image = await withTransactionOf(caller, this.source, async (manager) => {
      await lockedProperty(manager, propertyId);
      const found = await manager.findOneBy(PropertyImage, { id: imageId, propertyId });
      if (!found) {
        throw notFound('The image');
      }
      await manager.delete(PropertyImage, imageId);
      await this.pending.release(manager, 'StoreImages', [found.fileName]);
      await this.record(manager, caller, propertyId, 'property.image-deleted', { imageId });
      return found;
    });
    await this.pending.remove('StoreImages', [image.fileName]);
  }

  private ofProperty(manager: EntityManager, propertyId: number): Promise<PropertyImage[]> {
    return manager.find(PropertyImage, { where: { propertyId }, order: { position: 'ASC', id: 'ASC' } });
  }

  private async record(
    manager: EntityManager,
    caller: Caller,
    propertyId: number,
    action: AuditAction,
    detail: Record<string, string | number>,
  ): Promise<void> {
    await recordAudit(manager, { actor: caller, action, subjectType: 'property', subjectId: propertyId, detail });
    await recordEvent(manager, 'property.changed', { propertyId });
  }
}
