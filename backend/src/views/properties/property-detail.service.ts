import { Injectable } from '@nestjs/common';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { LookupsService } from '../../domains/lookups/lookups.service';
import { storeDto } from '../../domains/properties/editing/property.dto';
import { PropertyImagesService } from '../../domains/properties/images/property-images.service';
import { PropertyReadsService } from './property-reads.service';
import { PropertyDocumentsService } from './property-documents.service';
import { lookupItems } from '../../platform/http/lookup-item.dto';
import { StoreDetailDto } from './property-detail.calls.dto';

/** The property screen of the back office: the property with its seller, images and documents. */
@Injectable()
export class PropertyDetailService {
  constructor(
    private readonly properties: PropertyReadsService,
    private readonly images: PropertyImagesService,
    private readonly documents: PropertyDocumentsService,
    private readonly lookups: LookupsService,
  ) {}

  async get(caller: Caller, id: number): Promise<StoreDetailDto> {
    requireAdmin(caller);
    const view = await this.properties.getView(caller, id);
    const { seller } = view.property;
    return {
      Store: storeDto(view),
      Seller: seller
        ? {
            Id: seller.id,
            FirstName: seller.firstName,
            LastName: seller.lastName,
            PhoneNumber: seller.phoneNumber,
            Email: seller.email,
            StatusID: seller.statusId,
          }
        : null,
      ListedImages: await this.images.list(caller, id),
      Documents: await this.documents.list(caller, id),
      DocumentTypes: lookupItems(await this.lookups.documentTypes()),
    };
  }
}
