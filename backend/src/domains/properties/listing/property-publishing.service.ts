import { Injectable } from '@nestjs/common';
import { PropertyStatus } from '@stowbridge/contract/ids';
import type { AuditAction } from '@stowbridge/contract/log-words';
import { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit/audit';
import { Change, changeOf } from '../../../platform/audit/change';
import { Caller, requireAdmin } from '../../../platform/access/permissions';
import { atOtherStage } from '../../../platform/common/errors';
import { withTransactionOf } from '../../../platform/database/transaction';
import { recordEvent } from '../../../platform/events/outbox';
import { Reactions } from '../../../platform/events/reactions';
import { PendingFilesService } from '../../../platform/storage/pending-files.service';
import { lockedProperty } from '../editing/property-lock';
import { Property } from '../editing/property.entity';
import { notePrice } from '../prices/price-history';

/** Showing a property to everyone, hiding it, and deleting it for good. */
@Injectable()
export class PropertyPublishingService {
  constructor(
    private readonly source: DataSource,
    private readonly pending: PendingFilesService,
    private readonly reactions: Reactions,
  ) {}

  /** Publishes; a draft becomes For Sale, and the first time counts as the day of listing [APROP-22, APROP-25]. */
  async publish(caller: Caller, id: number): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      const current = await lockedProperty(manager, id);
      if (current.active) {
        throw atOtherStage('The property is published already.');
      }
      const statusId = current.statusId === PropertyStatus.Draft ? PropertyStatus.ForSale : current.statusId;
      const wanted = { active: true, statusId, listedAt: current.listedAt ?? new Date() };
      await manager.update(Property, id, wanted);
      await notePrice(manager, caller, id);
      await this.record(manager, caller, id, 'property.published', changeOf<Property>(current, wanted));
      await recordEvent(manager, 'property.published', { propertyId: id });
    });
  }

  /** Hides the property from everyone but administrators [APROP-21, APROP-24]. */
  async unpublish(caller: Caller, id: number): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      const current = await lockedProperty(manager, id);
      if (!current.active) {
        throw atOtherStage('The property is unpublished already.');
      }
      await manager.update(Property, id, { active: false });
      await notePrice(manager, caller, id);
      await this.record(manager, caller, id, 'property.unpublished', changeOf<Property>(current, { active: false }));
    });
  }

  /**
   * Deletes the property with its images and documents [APROP-23, APROP-26]. Signed NDAs stay with their texts, deals keep its name.
   * @throws DomainError('in-use') while an offer or a sale depends on it
   */
  async delete(caller: Caller, id: number): Promise<void> {
    requireAdmin(caller);
    const files = await withTransactionOf(caller, this.source, async (manager) => {
      const property = await lockedProperty(manager, id, 'pessimistic_write');
      const orphaned = await this.reactions.react(manager, 'property.deleting', { propertyId: id });
      await manager.delete(Property, id);
      for (const { area, names } of orphaned) {
        await this.pending.release(manager, area, names);
      }
      await this.record(
        manager,
        caller,
        id,
        'property.deleted',
        changeOf<Property>(property, gone(property)),
        property.name,
      );
      return orphaned;
    });
    for (const { area, names } of files) {
      await this.pending.remove(area, names);
    }
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
