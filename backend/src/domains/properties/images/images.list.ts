import type { DataSource } from 'typeorm';
import { equals, oneOf } from '../../../platform/http/list/filters';
import { inOrder } from '../../../platform/http/list/in-order';
import type { ListRules } from '../../../platform/http/list/rules';
import { PropertyImage } from '../editing/property.entity';

export const IMAGES: ListRules<PropertyImage, object, DataSource> = {
  table: 'property_images',
  as: 'i',
  versioned: true,
  fields: {
    id: { sql: 'i.id', type: 'int', sort: true, filter: oneOf },
    propertyId: { sql: 'i.property_id', type: 'int', sort: true, filter: equals, index: 'property_images_of' },
    position: { sql: 'i.position', type: 'smallint', sort: true },
  },
  defaultSort: ['position', 'ASC'],
  rows: { load: inOrder(PropertyImage) },
};
