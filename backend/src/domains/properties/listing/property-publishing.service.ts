import { Injectable } from '@nestjs/common';
import { PropertyStatus, Stage } from '@stowbridge/contract/ids';
import type { AuditAction } from '@stowbridge/contract/log-words';
import { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit/audit';
import { Change, changeOf } from '../../../platform/audit/change';
import { Caller, requireAdmin } from '../../../platform/access/permissions';
import { conflict } from '../../../platform/common/errors';
import { withTransaction } from '../../../platform/database/transaction';
import { recordEvent } from '../../../platform/events/outbox';
import { LooseFilesService } from '../../../platform/storage/loose-files.service';
import { lockedProperty } from '../editing/property-lock';
import { Property } from '../editing/property.entity';

/** A property with a deal at one of these stages is evidence of business and cannot be deleted. */
const KEEPING_STAGES = [Stage.Accepted, Stage.InProcess, Stage.Sold, Stage.Submitted];

interface OwnedFiles {
  images: string[];
  documents: string[];
}

/** Showing a property to everyone, hiding it, and deleting it for good. */
@Injectable()
export class PropertyPublishingService {
  constructor(
    private readonly source: DataSource,
    private readonly loose: LooseFilesService,
  ) {}

  /** Publishes; a draft becomes For Sale, and the first time counts as the day of listing [APROP-22, APROP-25]. */
  async publish(caller: Caller, id: number): Promise<void> {
    requireAdmin(caller);
    await withTransaction(this.source, async (manager) => {
      const current = await lockedProperty(manager, id);
      if (current.active) {
        throw conflict('The property is published already.');
      }
      const statusId = current.statusId === PropertyStatus.Draft ? PropertyStatus.ForSale : current.statusId;
      const wanted = { active: true, statusId, listedAt: current.listedAt ?? new Date() };
      await manager.update(Property, id, wanted);
      await this.record(manager, caller, id, 'property.published', changeOf<Property>(current, wanted));
      await recordEvent(manager, 'property.published', { propertyId: id });
    });
  }

  /** Hides the property from everyone but administrators [APROP-21, APROP-24]. */
  async unpublish(caller: Caller, id: number): Promise<void> {
    requireAdmin(caller);
    await withTransaction(this.source, async (manager) => {
      const current = await lockedProperty(manager, id);
      if (!current.active) {
        throw conflict('The property is unpublished already.');
      }
      await manager.update(Property, id, { active: false });
      await this.record(manager, caller, id, 'property.unpublished', changeOf<Property>(current, { active: false }));
    });
  }

  /**
   * Deletes the property with its images and documents [APROP-23, APROP-26]. Signed NDAs stay with their texts, deals keep its name.
   * @throws DomainError('conflict') while an offer or a sale depends on it
   */
  async delete(caller: Caller, id: number): Promise<void> {
    requireAdmin(caller);
    const files = await withTransaction(this.source, async (manager) => {
      const property = await lockedProperty(manager, id, 'pessimistic_write');
      await this.requireNoBusiness(manager, id);
      const owned = await this.filesOf(manager, id);
      await manager.delete(Property, id);
      await this.loose.release(manager, 'StoreImages', owned.images);
      await this.loose.release(manager, 'StoreDocuments', owned.documents);
      await this.record(
        manager,
        caller,
        id,
        'property.deleted',
        changeOf<Property>(property, gone(property)),
        property.name,
      );
      return owned;
    });
    await this.loose.remove('StoreImages', files.images);
    await this.loose.remove('StoreDocuments', files.documents);
  }

  /** The deals stay locked until the property is gone, so that none of them becomes an offer meanwhile. */
  private async requireNoBusiness(manager: EntityManager, id: number): Promise<void> {
    const deals = await manager.query<{ stage: number }[]>(
      'select deal_status_id stage from deals where property_id = $1 for update',
      [id],
    );
    const kept = deals.filter(({ stage }) => KEEPING_STAGES.some((keeping) => keeping === stage)).length;
    if (kept === 0) {
      return;
    }
    throw conflict(
      `This property cannot be deleted: ${kept === 1 ? 'an offer or sale depends' : `${kept} offers or sales depend`} on it. Unpublish it instead.`,
    );
  }

  private async filesOf(manager: EntityManager, id: number): Promise<OwnedFiles> {
    const [owned] = await manager.query<OwnedFiles[]>(
      `select array(select file_name from property_images where property_id = $1) images, array(select file_name from documents where property_id = $1) documents`,
      [id],
    );
    return owned;
  }

  private async record(
    manager: EntityManager,
    caller: Caller,
    id: number,
    action: AuditAction,
    change: Change | undefined,
    subjectName?: string,
  ): Promise<void> {
    await recordAudit(manager, { actor: caller, action, subjectType: 'property', subjectId: id, subjectName, change });
    await recordEvent(manager, 'property.changed', { propertyId: id });
  }
}

/** The same columns without their values: what a deletion leaves. */
const gone = (property: Property): Partial<Property> =>
  Object.fromEntries(Object.keys(property).map((name) => [name, null]));
