import { Injectable } from '@nestjs/common';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { LookupsService } from '../../domains/lookups/lookups.service';
import type { PropertyImage } from '../../domains/properties/editing/property.entity';
import type { PropertyView } from '../../domains/properties/listing/property-view';
import { PropertyImagesService } from '../../domains/properties/images/property-images.service';
import { PropertiesService } from './properties.service';
import { CountedDocument, PropertyDocumentsService } from './property-documents.service';

export interface PropertyDetail {
  view: PropertyView;
  images: PropertyImage[];
  documents: CountedDocument[];
  documentTypes: { id: number; name: string }[];
}

/** The property screen of the back office: the property with its seller, images and documents. */
@Injectable()
export class PropertyDetailService {
  constructor(
    private readonly properties: PropertiesService,
    private readonly images: PropertyImagesService,
    private readonly documents: PropertyDocumentsService,
    private readonly lookups: LookupsService,
  ) {}

  async get(caller: Caller, id: number): Promise<PropertyDetail> {
    requireAdmin(caller);
    return {
      view: await this.properties.getView(caller, id),
      images: await this.images.list(caller, id),
      documents: await this.documents.list(caller, id),
      documentTypes: await this.lookups.documentTypes(),
    };
  }
}
