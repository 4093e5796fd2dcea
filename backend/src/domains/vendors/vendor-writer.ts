import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isNamed } from '../../platform/database/references';
import { type RecordFields, RecordWriter, type WritingCaller } from '../../platform/http/record-writer';
import { Vendor, VendorCategory } from './vendor.entity';
import { inputOfBody, VendorBodyDto } from './vendors.resource.dto';
import { VendorsService } from './vendors.service';

/** Vendors from plain values. */
@Injectable()
export class VendorWriter extends RecordWriter<VendorBodyDto> {
  protected readonly table = 'vendors';
  protected readonly Body = VendorBodyDto;
  protected readonly stays = ['categoryIds', 'active'];

  constructor(private readonly vendors: VendorsService) {
    super();
  }

  async read(manager: EntityManager, id: number): Promise<RecordFields | undefined> {
    const vendor = await manager.findOneBy(Vendor, { id });
    if (!vendor) {
      return undefined;
    }
    const { id: _id, createdAt: _createdAt, state: _state, ...fields } = vendor;
    const categories = await manager.find(VendorCategory, { where: { vendorId: id }, order: { categoryId: 'ASC' } });
    return { ...fields, categoryIds: categories.map(({ categoryId }) => categoryId) };
  }

  nameOf({ companyName }: RecordFields): string {
    return String(companyName);
  }

  isUsed(manager: EntityManager, id: number): Promise<boolean> {
    return isNamed(manager, this.table, id, ['vendor_categories']);
  }

  remove(caller: WritingCaller, id: number): Promise<void> {
    return this.vendors.remove(caller, id);
  }

  protected add(caller: WritingCaller, body: VendorBodyDto): Promise<number> {
    return this.vendors.save(caller, undefined, inputOfBody(body), body);
  }

  protected async replace(caller: WritingCaller, id: number, body: VendorBodyDto): Promise<void> {
    await this.vendors.save(caller, id, inputOfBody(body), body);
  }
}
