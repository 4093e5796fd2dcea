import { ArrayMaxSize, ArrayUnique, IsArray, IsInt, Max, Min } from 'class-validator';
import { Etag } from '../../../platform/http/list/etags';
import type { PropertyImage } from '../editing/property.entity';

/** A picture of a property [DOC-21]; it loads from /StoreImages/{FileName}. */
export class ListedImageDto {
  ID: number;
  FileName: string;
  Width: number;
  Height: number;
  /** Dominant colour as #rrggbb. */
  Color: string;
}

export const listedImageDto = ({ id, fileName, width, height, color }: PropertyImage): ListedImageDto => ({
  ID: id,
  FileName: fileName,
  Width: width,
  Height: height,
  Color: color,
});

export class ImageOrderDto {
  /** Every image of the property, in the wanted order; the first becomes the cover. */
  @ArrayUnique({ message: 'ids names an image twice.' })
  @ArrayMaxSize(200, { message: 'ids must be a list of image ids.' })
  @Max(2_147_483_647, { each: true, message: 'ids must be a list of image ids.' })
  @Min(1, { each: true, message: 'ids must be a list of image ids.' })
  @IsInt({ each: true, message: 'ids must be a list of image ids.' })
  @IsArray({ message: 'ids must be a list of image ids.' })
  ids: number[];
}

/** An image as a resource of its own. */
export class ImageResourceDto {
  id: number;
  @Etag()
  etag?: string;
  propertyId: number;
  /** The file is at /StoreImages/{fileName}. */
  fileName: string;
  width: number;
  height: number;
  /** Dominant colour as #rrggbb. */
  color: string;
  /** The lowest is the cover. */
  position: number;
}
export class ImageIdDto {
  id: number;
}

export const imageResourceDto = ({
  id,
  propertyId,
  fileName,
  width,
  height,
  color,
  position,
}: PropertyImage): ImageResourceDto => ({ id, propertyId, fileName, width, height, color, position });

/** An image of a property in /api/v1/properties. */
export class ImageItemDto {
  id: number;
  fileName: string;
  width: number;
  height: number;
  color: string;
}

export const imageItemDto = ({ id, fileName, width, height, color }: PropertyImage): ImageItemDto => ({
  id,
  fileName,
  width,
  height,
  color,
});
