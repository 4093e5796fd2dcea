import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit';
import { changeOf } from '../../platform/audit/change';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { CategoriesService } from '../categories/categories.service';
import { invalid, notFound } from '../../platform/common/errors';
import { list, pageOf } from '../../platform/http/list/list';
import type { Window } from '../../platform/http/list/paging.dto';
import type { Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import { receiveUpload } from '../../platform/common/upload';
import { withTransactionOf } from '../../platform/database/transaction';
import { requireKnown } from '../lookups/known';
import { LOGO_LIMIT } from '../../platform/storage/limits';
import { PendingFilesService } from '../../platform/storage/pending-files.service';
import { StoredImagesService } from '../../platform/storage/stored-images.service';
import { Vendor, VendorCategory } from './vendor.entity';
import { type OfficeVendor, readVendors, VENDORS } from './vendors.list';

export type VendorInput = Pick<
  Vendor,
  | 'companyName'
  | 'address1'
  | 'address2'
  | 'city'
  | 'stateId'
  | 'zipCode'
  | 'country'
  | 'description'
  | 'website'
  | 'logo'
>;

/** What vendors are searched by; a missing field narrows nothing. */
export type VendorCriteria = Partial<Pick<Vendor, 'companyName' | 'city' | 'stateId'>>;

/** What a save may change besides the fields; undefined leaves it alone. */
export interface VendorStanding {
  categoryIds?: number[];
  active?: boolean;
}

/** The companies of the directory, as the office keeps them. */
@Injectable()
export class VendorsService {
  constructor(
    private readonly source: DataSource,
    private readonly categories: CategoriesService,
    private readonly stored: StoredImagesService,
    private readonly pending: PendingFilesService,
  ) {}

  list(caller: Caller, request: ListQueryDto): Promise<Listed<OfficeVendor>> {
    requireAdmin(caller);
    return list(this.source, request, VENDORS);
  }

  /** Newest first; those that are inactive too [VEND-22]. */
  search(caller: Caller, criteria: VendorCriteria, window: Window): Promise<{ rows: OfficeVendor[]; total: number }> {
    requireAdmin(caller);
    return pageOf(this.source, window, { ...criteria }, VENDORS);
  }

  async get(caller: Caller, id: number): Promise<OfficeVendor> {
    requireAdmin(caller);
    const [vendor] = await readVendors(this.source, [id]);
    if (!vendor) {
      throw notFound('The vendor');
    }
    return vendor;
  }

  /**
   * Creates or changes a vendor and answers its id [VEND-23].
   * @throws DomainError('invalid') for a state, a category or a logo that is none
   */
  async save(
    caller: Caller,
    id: number | undefined,
    input: VendorInput,
    { categoryIds, active }: VendorStanding = {},
  ): Promise<number> {
    requireAdmin(caller);
    const { saved, replaced } = await withTransactionOf(caller, this.source, async (manager) => {
      const before = id === undefined ? undefined : await lockedVendor(manager, id);
      await requireKnown(manager, {
        list: 'states',
        id: input.stateId,
        field: 'stateId',
        message: 'State is required',
      });
      // A logo that was uploaded and that no other vendor shows.
      if (
        input.logo !== null &&
        input.logo !== before?.logo &&
        !(await this.pending.take(manager, 'VendorLogos', input.logo))
      ) {
        throw invalid('Logo is invalid', 'logo');
      }
      const row = await manager.save(
        manager.create(Vendor, {
          ...(before ?? {}),
          ...input,
          ...(active === undefined ? {} : { active }),
          state: undefined,
        }),
      );
      if (categoryIds) {
        await this.replaceCategories(manager, row.id, categoryIds);
      }
      await recordAudit(manager, {
        actor: caller,
        action: before ? 'vendor.changed' : 'vendor.created',
        subjectType: 'vendor',
        subjectId: row.id,
        detail: categoryIds ? { categoryIds: categoryIds.join(',') } : {},
        change: changeOf<Vendor>(before ?? {}, { ...input, active }),
      });
      const replaced = before?.logo && before.logo !== input.logo ? [before.logo] : [];
      await this.pending.release(manager, 'VendorLogos', replaced);
      return { saved: row.id, replaced };
    });
    await this.pending.remove('VendorLogos', replaced);
    return saved;
  }

  /** [VEND-24] */
  async setCategories(caller: Caller, id: number, categoryIds: number[]): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      await lockedVendor(manager, id);
      await this.replaceCategories(manager, id, categoryIds);
      await recordAudit(manager, {
        actor: caller,
        action: 'vendor.categories-changed',
        subjectType: 'vendor',
        subjectId: id,
        detail: { categoryIds: categoryIds.join(',') },
      });
    });
  }

  /** Takes a vendor out of the directory, or brings it back [VEND-06, VEND-07]. */
  async setActive(caller: Caller, id: number, active: boolean): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      const vendor = await lockedVendor(manager, id);
      if (vendor.active === active) {
        return;
      }
      await manager.update(Vendor, id, { active });
      await recordAudit(manager, {
        actor: caller,
        action: active ? 'vendor.restored' : 'vendor.deactivated',
        subjectType: 'vendor',
        subjectId: id,
      });
    });
  }

  /** Takes one back that an import has made. */
  async remove(caller: Caller, id: number): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      const { companyName, logo } = await lockedVendor(manager, id);
      await manager.delete(Vendor, id);
      await this.pending.release(manager, 'VendorLogos', logo ? [logo] : []);
      await recordAudit(manager, {
        actor: caller,
        action: 'vendor.deleted',
        subjectType: 'vendor',
        subjectId: id,
        subjectName: companyName,
      });
    });
  }

  /** Stores a logo of at most 1 MB and answers its name, for a save to name [VEND-18, VEND-19, VEND-25]. */
  async uploadLogo(caller: Caller, request: FastifyRequest): Promise<string> {
    requireAdmin(caller);
    return (await this.stored.store('VendorLogos', await receiveUpload(request, LOGO_LIMIT))).fileName;
  }

  /** Categories that it has already may stay although they were deactivated; new ones must be in the directory. */
  private async replaceCategories(manager: EntityManager, vendorId: number, ids: number[]): Promise<void> {
    const had = (await manager.findBy(VendorCategory, { vendorId })).map(({ categoryId }) => categoryId);
    await this.categories.requireChildren(
      manager,
      ids.filter((id) => !had.includes(id)),
    );
    await manager.delete(VendorCategory, { vendorId });
    // They belong to what is read as the vendor, so that its version must change with them.
    await manager.query('update vendors set id = id where id = $1', [vendorId]);
    if (ids.length > 0) {
      await manager.insert(
        VendorCategory,
        ids.map((categoryId) => ({ vendorId, categoryId })),
      );
    }
  }
}

async function lockedVendor(manager: EntityManager, id: number): Promise<Vendor> {
  const vendor = await manager.findOne(Vendor, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!vendor) {
    throw notFound('The vendor');
  }
  return vendor;
}
